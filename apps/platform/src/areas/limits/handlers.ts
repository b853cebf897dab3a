import type { Handlers } from '../../core/http/handler.ts'
import { listLimits } from './listLimits.ts'

export const limitsHandlers = { 'limits.list': listLimits } satisfies Partial<Handlers>
