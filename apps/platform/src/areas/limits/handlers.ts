import { readBreakPeriods } from '../../core/content/licences/licences.ts'
import type { Handlers } from '../../core/http/handler.ts'
import { confirmLimit } from './confirmLimit.ts'
import { listLimits } from './listLimits.ts'
import { answerRealityCheck, readRealityCheck } from './realityCheck.ts'
import { removeLimit } from './removeLimit.ts'
import { saveLimit } from './saveLimit.ts'

/** The reality check belongs to limits, although the contract lists it with the games. */
export const limitsHandlers = {
  'limits.periods': ({ licence }) => ({ status: 200, body: readBreakPeriods(licence) }),
  'limits.list': listLimits,
  'limits.save': saveLimit,
  'limits.remove': removeLimit,
  'limits.confirm': confirmLimit,
  'games.realityCheck': readRealityCheck,
  'games.answerRealityCheck': answerRealityCheck,
} satisfies Partial<Handlers>
