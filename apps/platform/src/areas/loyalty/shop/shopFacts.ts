import type { CompType } from '@apogee/rules/loyalty/shop'
import { toDecimal } from '@apogee/rules/money/units'
import { defaultCurrency } from '../../../core/content/configs/config.ts'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import { type Ctx, isOnBreak } from '../../../core/http/handler.ts'
import { amountsOf, gameFinder, stakesOf, wireCard } from './cards.ts'
import { isBoxCard, readCards } from './shop.ts'

type Amounts = ReturnType<typeof amountsOf>

/** Whole units by currency. */
const byCurrency = (amounts: Amounts): Record<string, string> =>
  Object.fromEntries(
    amounts.map(({ currency, amount_cents }) => [
      currency,
      toDecimal(BigInt(amount_cents), currencyOf(currency)?.subunits_to_unit ?? 100),
    ]),
  )

/**
 * wire-facts 10.4, 14.4: the content of `blocks.json` on the shop's page for clients of this family, built from the
 * operator's cards. `cards` are the cards for guests; SAFE-02: empty for a player on a break.
 */
export function shopFacts(ctx: Ctx, locale: string): Record<string, unknown> {
  const { licence, brand } = ctx
  const find = gameFinder(ctx.catalogue.index)
  const offered = isOnBreak(ctx.player, ctx.clock.now()) ? [] : readCards(licence, brand)
  // A card whose games have all left the catalogue is not sold.
  const visitor = { licence, brand, locale, currency: defaultCurrency(), groups: [] }
  const sold = offered.flatMap((card) => {
    const wire = wireCard(card, visitor, find)
    return wire ? [{ card, wire }] : []
  })
  const spins = sold.flatMap(({ card }) => {
    if (isBoxCard(card) || !card.freespins) return []
    return [{ ...card.freespins, wager: card.wager, max_win: card.max_win }]
  })
  const rewards = (type: CompType) => sold.filter(({ card }) => card.type === type).map(({ wire }) => wire)
  const titles = spins
    .flatMap(({ games }) => games)
    .flatMap((game): [string, string][] => {
      const found = find(game)
      return found ? [[game.replace('/', ':'), found.row.title]] : []
    })
  const [most = '0'] = spins.flatMap(({ max_win }) => max_win ?? []).toSorted((a, b) => Number(b) - Number(a))
  const [level] = spins.map(({ bet_level }) => bet_level).toSorted((a, b) => a - b)
  return {
    viewImages: Object.fromEntries(sold.map(({ card: { group, image } }) => [group, `/media/art/1/${image}/256.webp`])),
    gamesTitles: Object.fromEntries(titles),
    maxWin: byCurrency(amountsOf(licence, most)),
    freeSpinsWager: Math.max(0, ...spins.map(({ wager }) => wager)),
    spinRate: level === undefined ? {} : byCurrency(stakesOf(licence, level)),
    cards: {
      MONEY_REWARD: rewards('money'),
      FREE_SPINS: rewards('freespins'),
      SPECIAL_REWARDS: rewards('lootboxes'),
    },
  }
}
