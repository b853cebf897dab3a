import type { rewardRate } from '@apogee/contract/loyalty'
import type { z } from 'zod'
import { currencyOfCountry } from '../../../core/content/configs/config.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import { type Ctx, type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { ticketOffers } from '../../lotteries/public.ts'
import { groupsOf } from '../../profile/public.ts'
import { gameFinder, wireCard } from './cards.ts'
import { readCards } from './shop.ts'

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

/** A card for each lottery that sells tickets for points (wire-facts 14.3). */
async function ticketCards(ctx: Ctx, groups: readonly string[]): Promise<z.output<typeof rewardRate>[]> {
  const offers = await ticketOffers(ctx, { brand: ctx.brand, groups })
  return offers.map(({ lotteryId, group, price, titles, colors }) => ({
    group,
    title: titleIn(titles, ctx.locale),
    wager: 0,
    games: [],
    image: '/media/art/1/admission-tickets/256.webp',
    colors: [...colors],
    rate: { points: price, lottery_ids: [Number(lotteryId)] },
  }))
}
