import type { moneyRate, rewardRate } from '@apogee/contract/loyalty'
import { toWire } from '@apogee/rules/money/units'
import type { z } from 'zod'
import { readCurrencies } from '../../../core/content/configs/config.ts'
import { scaled } from '../../../core/content/scaled.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Ctx, Licence } from '../../../core/http/handler.ts'
import { spinStake } from '../../bonuses/public.ts'
import type { GameIndex } from '../../games/public.ts'
import { boxOffer } from '../../lootboxes/public.ts'
import { type BoxCard, type Card, isBoxCard, readShop } from './shop.ts'

type MoneyRate = z.output<typeof moneyRate>
type RewardRate = z.output<typeof rewardRate>

/** Finds a game of the catalogue; undefined for a game that has left it. */
export type FindGame = (identifier: string) => { readonly row: { readonly title: string } } | undefined

export const gameFinder =
  (index: Pick<GameIndex, 'byIdentifier'>): FindGame =>
  (identifier) =>
    index.byIdentifier.get(identifier)

/** Whole units of the default currency in every currency, in wire format. */
export const amountsOf = (licence: Licence, amount: string) =>
  scaled(amount, readShop(licence).scale).map(({ currency, cents }) => ({ currency, amount_cents: toWire(cents) }))

/** Value of a free spin in each currency that has free spins. */
export const stakesOf = (licence: Licence, level: number) =>
  readCurrencies().flatMap(({ code: currency }) => {
    const amount_cents = spinStake(licence, currency, level)
    return amount_cents === undefined ? [] : [{ currency, amount_cents }]
  })

function sharedOf(licence: Licence, card: Card, locale: string) {
  const { group, titles, image, colors, wager, freespins, max_win, max_bet, activate_days, wager_days } = card
  return {
    group,
    wager,
    colors,
    title: titleIn(titles, locale),
    image: `/media/art/1/${image}/256.webp`,
    // Real money is available at once and has no conditions.
    ...((wager > 0 || freespins) && { activate_days }),
    ...(freespins && { play_days: freespins.play_days }),
    ...(wager > 0 && {
      wager_days,
      ...(max_win && { max_win: amountsOf(licence, max_win) }),
      ...(max_bet && { max_bet: amountsOf(licence, max_bet) }),
    }),
  }
}

function wireMoney(licence: Licence, card: Card, locale: string): MoneyRate {
  const rates = amountsOf(licence, card.amount ?? '0').map((rate) => ({ points: card.points, ...rate }))
  return { ...sharedOf(licence, card, locale), rates }
}

/** The visitor who sees the cards. */
export interface Visitor extends Pick<Ctx, 'licence' | 'brand'> {
  readonly locale: string
  readonly currency: string
  readonly groups: readonly string[]
}

/** A box with its possible prizes; undefined when there is no such kind of box. */
function wireBox(card: BoxCard, visitor: Visitor, find: FindGame): RewardRate | undefined {
  const { group, titles, image, colors, points, lootbox } = card
  const offer = boxOffer({ ...visitor, groupKey: lootbox, titleOf: (game) => find(game)?.row.title })
  return (
    offer && {
      group,
      title: titleIn(titles, visitor.locale),
      colors,
      image: `/media/art/1/${image}/256.webp`,
      wager: offer.wager,
      activate_days: offer.days,
      bonus_title: lootbox,
      items: offer.items,
      rate: { points },
    }
  )
}

/**
 * A card in wire format: money with a price in every currency, all other rewards with one price; undefined if not sold.
 */
export function wireCard(one: Card | BoxCard, visitor: Visitor, find: FindGame): MoneyRate | RewardRate | undefined {
  if (isBoxCard(one)) return wireBox(one, visitor, find)
  const { licence, locale } = visitor
  return one.type === 'money' ? wireMoney(licence, one, locale) : wireReward(licence, one, locale, find)
}

/** Undefined when none of its games is in the catalogue. */
function wireReward(licence: Licence, card: Card, locale: string, find: FindGame): RewardRate | undefined {
  const { points, freespins, amount } = card
  const games = (freespins?.games ?? []).flatMap((id) => {
    const game = find(id)
    return game ? [{ id, title: game.row.title }] : []
  })
  if (freespins && games.length === 0) return undefined
  return {
    ...sharedOf(licence, card, locale),
    ...(freespins && {
      games: games.map(({ id }) => id.replace('/', ':')),
      game_titles: games.map(({ title }) => title),
      stakes: stakesOf(licence, freespins.bet_level),
    }),
    ...(amount && { amounts: amountsOf(licence, amount) }),
    rate: { points, ...(freespins && { freespins_count: freespins.count }) },
  }
}
