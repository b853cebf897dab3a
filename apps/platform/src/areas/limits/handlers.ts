import { readBreakPeriods } from '../../core/content/licences/licences.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'
import { confirmLimit } from './confirmLimit.ts'
import { listLimits } from './listLimits.ts'
import { answerRealityCheck, readRealityCheck } from './realityCheck.ts'
import { removeLimit } from './removeLimit.ts'
import { saveLimit } from './saveLimit.ts'

const readPeriods: Handler<'limits.periods'> = ({ licence }) => ({ status: 200, body: readBreakPeriods(licence) })

/** The reality check belongs to limits, although the contract lists it with the games. */
export const limitsHandlers = {
  'limits.periods': readPeriods,
  'limits.list': listLimits,
  'limits.save': saveLimit,
  'limits.remove': removeLimit,
  'limits.confirm': confirmLimit,
  'games.realityCheck': readRealityCheck,
  'games.answerRealityCheck': answerRealityCheck,
} satisfies Partial<Handlers>
