import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** Target of an emailed link that unlocks an account after too many wrong passwords. */
export const Route = createFileRoute('/_lobby/unlock')(popup('unlock'))
