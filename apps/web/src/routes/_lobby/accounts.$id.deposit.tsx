import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-13 */
export const Route = createFileRoute('/_lobby/accounts/$id/deposit')(cashbox('deposit'))
