import { currencyOfCountry } from '../../../core/content/configs/config.ts'
import { type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { groupsOf } from '../../profile/public.ts'
import { gameFinder, wireCard } from './cards.ts'
import { readCards } from './shop.ts'
import { ticketCards } from './ticketCards.ts'

/** API-085, API-086; SAFE-02: empty for a player on a break. */
export const listRates: Handler<'loyalty.rates'> = async (ctx, { params: { type } }) => {
  const { licence, brand, locale, country, player, clock } = ctx
  if (isOnBreak(player, clock.now())) return { status: 200, body: [] }
  const cards = readCards(licence, brand).filter((card) => card.type === type)
  const groups = player ? await groupsOf(ctx.db, player.id) : []
  const currency = player?.currency ?? currencyOfCountry(country)
  if (type === 'lotteries') return { status: 200, body: await ticketCards(ctx, groups) }
  const find = gameFinder(ctx.catalogue.index)
  const visitor = { licence, brand, locale, currency, groups }
  return { status: 200, body: cards.flatMap((card) => wireCard(card, visitor, find) ?? []) }
}
