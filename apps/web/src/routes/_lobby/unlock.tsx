import { createFileRoute } from '@tanstack/react-router'
import { popup } from '../../shell/popupRoute'

/** A mailed link leads here: it opens an account that wrong passwords have locked. */
export const Route = createFileRoute('/_lobby/unlock')(popup('unlock'))
