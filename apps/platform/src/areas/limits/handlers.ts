import type { Handlers } from '../../core/http/handler.ts'
import { confirmLimit } from './confirmLimit.ts'
import { listLimits } from './listLimits.ts'
import { removeLimit } from './removeLimit.ts'
import { saveLimit } from './saveLimit.ts'

export const limitsHandlers = {
  'limits.list': listLimits,
  'limits.save': saveLimit,
  'limits.remove': removeLimit,
  'limits.confirm': confirmLimit,
} satisfies Partial<Handlers>
