import { toWire } from '@apogee/rules/money/units'
import { scaled } from '../../core/content/scaled.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'
import { listHistory } from './listHistory.ts'
import { readPoints } from './readPoints.ts'
import { exchangePoints } from './shop/exchangePoints.ts'
import { listRates } from './shop/listRates.ts'
import { readShop } from './shop/shop.ts'

/** What players are told about earning points. */
const readEarning: Handler<'loyalty.earning'> = ({ licence }) => {
  const { earning, scale } = readShop(licence)
  const rates = scaled(earning.stake, scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))
  const categories = Object.entries(earning.categories).map(([id, percent]) => ({ id, percent }))
  return { status: 200, body: { rates, categories } }
}

export const loyaltyHandlers = {
  'loyalty.points': readPoints,
  'loyalty.history': listHistory,
  'loyalty.earning': readEarning,
  'loyalty.rates': listRates,
  'loyalty.exchange': exchangePoints,
} satisfies Partial<Handlers>
