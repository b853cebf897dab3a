import type { rewardRate } from '@apogee/contract/loyalty'
import type { z } from 'zod'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { ticketOffers } from '../../lotteries/public.ts'

/** A card for each lottery that sells tickets for points (wire-facts 14.3). */
export async function ticketCards(ctx: Ctx, groups: readonly string[]): Promise<z.output<typeof rewardRate>[]> {
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
