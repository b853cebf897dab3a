import { toWire } from '@apogee/rules/money/units'
import { scaled } from '../../core/content/scaled.ts'
import type { Handlers } from '../../core/http/handler.ts'
import { listHistory } from './listHistory.ts'
import { exchangePoints } from './shop/exchangePoints.ts'
import { listRates } from './shop/listRates.ts'
import { readShop } from './shop/shop.ts'
import { findPoints, presentPoints } from './store.ts'

export const loyaltyHandlers = {
  /** API-032: both are zero for a player who has never earned points. */
  'loyalty.points': async ({ db, player }) => ({
    status: 200,
    body: presentPoints(await findPoints(db, player.id)),
  }),
  'loyalty.history': listHistory,
  /** The public rules for earning points. */
  'loyalty.earning': ({ licence }) => {
    const { earning, scale } = readShop(licence)
    const rates = scaled(earning.stake, scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))
    const categories = Object.entries(earning.categories).map(([id, percent]) => ({ id, percent }))
    return { status: 200, body: { rates, categories } }
  },
  'loyalty.rates': listRates,
  'loyalty.exchange': exchangePoints,
} satisfies Partial<Handlers>
