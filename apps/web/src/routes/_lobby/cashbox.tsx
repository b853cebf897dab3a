import { createFileRoute } from '@tanstack/react-router'
import { cashbox } from '../../shell/dialogs/popupRoute'

/** RT-10: the step that was last open (OPEN-41) */
export const Route = createFileRoute('/_lobby/cashbox')(cashbox())
