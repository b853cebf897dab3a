import { toWire } from '@apogee/rules/money/units'
import { scaled } from '../../core/content/scaled.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'
import { moneyCards, readShop, wireMoney } from './shop.ts'

/** API-085, API-086; SAFE-02: who takes a break is offered nothing. */
export const listRates: Handler<'loyalty.rates'> = ({ licence, locale, player, clock }, { params: { type } }) => {
  const isClosed = isOnBreak(player, clock.now())
  const cards = type === 'money' && !isClosed ? moneyCards(licence) : []
  return { status: 200, body: cards.map((card) => wireMoney(licence, card, locale)) }
}

/** What players are told of how points are earned. */
export const readEarning: Handler<'loyalty.earning'> = ({ licence }) => {
  const { earning, scale } = readShop(licence)
  const rates = scaled(earning.stake, scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))
  const categories = Object.entries(earning.categories).map(([id, percent]) => ({ id, percent }))
  return { status: 200, body: { rates, categories } }
}
