import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/dialogs/popupRoute'

/** RT-47: an alias of the confirmation */
export const Route = createFileRoute('/_lobby/email-verify')(popup('confirmation'))
