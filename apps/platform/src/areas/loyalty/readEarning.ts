import { toWire } from '@apogee/rules/money/units'
import { scaled } from '../../core/content/scaled.ts'
import type { Handler } from '../../core/http/handler.ts'
import { readShop } from './shop/shop.ts'

/** The public rules for earning points. */
export const readEarning: Handler<'loyalty.earning'> = ({ licence }) => {
  const { earning, scale } = readShop(licence)
  const rates = scaled(earning.stake, scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))
  const categories = Object.entries(earning.categories).map(([id, percent]) => ({ id, percent }))
  return { status: 200, body: { rates, categories } }
}
