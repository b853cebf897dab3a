import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-16 */
export const Route = createFileRoute('/_lobby/deposit-fast')(cashbox('depositFast'))
