import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-14 */
export const Route = createFileRoute('/_lobby/deposit-bonus')(cashbox('depositBonus'))
