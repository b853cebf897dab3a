import { type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { gameFinder, wireMoney, wireReward } from './cards.ts'
import { readCards } from './shop.ts'

/** API-085, API-086; SAFE-02: a player on a break is offered nothing. */
export const listRates: Handler<'loyalty.rates'> = (ctx, { params: { type } }) => {
  const { licence, brand, locale, player, clock } = ctx
  const cards = isOnBreak(player, clock.now()) ? [] : readCards(licence, brand).filter((card) => card.type === type)
  if (type === 'money') return { status: 200, body: cards.map((card) => wireMoney(licence, card, locale)) }
  const find = gameFinder(ctx.catalogue.index)
  return { status: 200, body: cards.flatMap((card) => wireReward(licence, card, locale, find) ?? []) }
}
