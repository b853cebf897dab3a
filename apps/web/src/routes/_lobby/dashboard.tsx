import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-11 */
export const Route = createFileRoute('/_lobby/dashboard')(cashbox('dashboard'))
