import type { Handlers } from '../../core/http/handler.ts'
import { listStatuses } from './listStatuses.ts'

export const lotteriesHandlers = { 'lotteries.statuses': listStatuses } satisfies Partial<Handlers>
