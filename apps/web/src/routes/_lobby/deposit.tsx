import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-12 */
export const Route = createFileRoute('/_lobby/deposit')(cashbox('deposit'))
