import { createFileRoute } from '@tanstack/react-router'
import { cashboxDirect } from '../../shell/guards'

export const Route = createFileRoute('/_lobby/deposit')({ beforeLoad: cashboxDirect })
