import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/popupRoute'

/** RT-47: a mailed link leads here */
export const Route = createFileRoute('/_lobby/confirmation')(popup('confirmation'))
