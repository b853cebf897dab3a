import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** RT-46, OPEN-85 */
export const Route = createFileRoute('/_lobby/login')(popup('signIn', { access: 'guests', law: 'signIn' }))
