import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** RT-47: target of an emailed link */
export const Route = createFileRoute('/_lobby/new-password')(popup('newPassword'))
