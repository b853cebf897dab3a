import type { Handlers } from '../../core/http/handler.ts'
import { listHistory } from './listHistory.ts'
import { readEarning } from './readEarning.ts'
import { readPoints } from './readPoints.ts'
import { exchangePoints } from './shop/exchangePoints.ts'
import { listRates } from './shop/listRates.ts'

export const loyaltyHandlers = {
  'loyalty.points': readPoints,
  'loyalty.history': listHistory,
  'loyalty.earning': readEarning,
  'loyalty.rates': listRates,
  'loyalty.exchange': exchangePoints,
} satisfies Partial<Handlers>
