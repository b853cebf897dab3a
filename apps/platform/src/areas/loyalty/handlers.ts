import type { Handlers } from '../../core/http/handler.ts'
import { listHistory } from './listHistory.ts'
import { listRates, readEarning } from './listRates.ts'
import { readPoints } from './readPoints.ts'

export const loyaltyHandlers = {
  'loyalty.points': readPoints,
  'loyalty.history': listHistory,
  'loyalty.earning': readEarning,
  'loyalty.rates': listRates,
} satisfies Partial<Handlers>
