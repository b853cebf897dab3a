import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** RT-46 */
export const Route = createFileRoute('/_lobby/remind')(popup('remind', { access: 'guests' }))
