import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-15 */
export const Route = createFileRoute('/_lobby/withdraw')(cashbox('withdraw', 'cashout'))
