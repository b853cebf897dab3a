import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** Target of the link in promotional emails. */
export const Route = createFileRoute('/_lobby/unsubscribe')(popup('unsubscribe'))
