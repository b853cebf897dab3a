import { firstGraphemes } from '@apogee/rules/validation/text/graphemes'
import { type Rates, worthOf } from '../../lib/format/worthOf'
import type { Jackpot, Level, Win } from './queries'

export interface Figure {
  readonly cents: number
  readonly currency: string
}

/** JP-02 */
export const isActive = ({ state }: Pick<Jackpot, 'state'>): boolean => state === 'active'

/** Mystic jackpots are behind a separate feature flag (NAV-06). */
const isMystic = ({ external_id }: Pick<Jackpot, 'external_id'>): boolean => external_id === 'mystic'

/** The active jackpots that a player of this currency can win, in the operator's order. */
export const jackpotsFor = (
  list: readonly Jackpot[],
  currency: string,
  { mystic }: { readonly mystic: boolean },
): readonly Jackpot[] =>
  list.filter(
    (one) =>
      isActive(one) && one.levels.length > 0 && one.allowed_currencies.includes(currency) && (mystic || !isMystic(one)),
  )

/** GAME-08: the jackpot in the player's currency; in its own without a rate. */
function inCurrency(jackpot: Jackpot, currency: string, rates: Rates): Jackpot {
  const { currency: from } = jackpot
  if (from === currency || worthOf(0, from, currency, rates) === undefined) return jackpot
  const worth = (cents: number) => worthOf(cents, from, currency, rates) ?? cents
  const levels = jackpot.levels.map(({ drop, last_win: won, ...level }) => ({
    ...level,
    amount_cents: worth(level.amount_cents),
    available_amount_cents: worth(level.available_amount_cents),
    total_amount_cents: worth(level.total_amount_cents),
    ...(drop && { drop: { ...drop, below_cents: drop.below_cents === null ? null : worth(drop.below_cents) } }),
    ...(won !== undefined && { last_win: won && { ...won, amount_cents: worth(won.amount_cents) } }),
  }))
  return { ...jackpot, currency, levels }
}

interface Shown {
  readonly rates: Rates
  readonly key: string
  readonly jackpots: readonly Jackpot[]
}
const shownOf = new WeakMap<readonly Jackpot[], Shown>()

/** The result of {@link jackpotsFor}, in the player's currency. Computed once for all tiles of a page. */
export function jackpotsIn(
  list: readonly Jackpot[],
  { currency, rates, mystic }: { readonly currency: string; readonly rates: Rates; readonly mystic: boolean },
): readonly Jackpot[] {
  const key = `${currency} ${mystic}`
  let shown = shownOf.get(list)
  if (shown?.key !== key || shown.rates !== rates) {
    const jackpots = jackpotsFor(list, currency, { mystic }).map((one) => inCurrency(one, currency, rates))
    shown = { rates, key, jackpots }
    shownOf.set(list, shown)
  }
  return shown.jackpots
}

/** A winner's amount in the reader's currency; in the pool's without a rate. */
export function wonIn(
  win: Pick<Win, 'jackpot_original_amount_cents' | 'jackpot_original_currency'>,
  currency: string,
  rates: Rates,
): Figure {
  const { jackpot_original_amount_cents: cents, jackpot_original_currency: from } = win
  const worth = worthOf(cents, from, currency, rates)
  return worth === undefined ? { cents, currency: from } : { cents: worth, currency }
}

/** The jackpots of a category's games; the page of one kind shows only that kind. */
export const jackpotsOf = (list: readonly Jackpot[], category: string): readonly Jackpot[] =>
  list.filter((one) => isMystic(one) === (category === 'mystic-jackpots'))

/**
 * A level's progress towards its upper limit, 0 to 1; null if it is drawn otherwise or the platform does not say how.
 */
export function partOf({ amount_cents, drop }: Pick<Level, 'amount_cents' | 'drop'>): number | null {
  return drop?.below_cents == null ? null : Math.min(1, amount_cents / drop.below_cents)
}

/** Whether the platform says how these jackpots are drawn. */
export const areExplained = (list: readonly Jackpot[]): boolean =>
  list.some(({ levels }) => levels.some(({ drop }) => drop !== undefined))

/** In display order: the operator's order, or the largest first for another platform's jackpots. */
export const levelsInOrder = (jackpot: Jackpot): readonly Level[] =>
  areExplained([jackpot]) ? jackpot.levels : jackpot.levels.toSorted((a, b) => b.amount_cents - a.amount_cents)

const usualArt = ['glowing-star', 'comet', 'ringed-planet', 'sparkles'] as const

/** The picture of a level; if the platform sends none, that of its position. */
export const levelArt = ({ art }: Pick<Level, 'art'>, place: number): string =>
  art ?? usualArt[Math.min(place, usualArt.length - 1)] ?? usualArt[0]

const known = new WeakMap<readonly Jackpot[], ReadonlyMap<string, Figure>>()

/** GAME-08: the figure on a game's tile: the largest level it can win. `list` is in the player's currency. */
export function figuresByGame(list: readonly Jackpot[]): ReadonlyMap<string, Figure> {
  let figures = known.get(list)
  if (!figures) {
    const found = new Map<string, Figure>()
    for (const { games, levels, currency } of list) {
      const cents = Math.max(0, ...levels.map(({ amount_cents }) => amount_cents))
      for (const game of games) if ((found.get(game)?.cents ?? 0) < cents) found.set(game, { cents, currency })
    }
    figures = found
    known.set(list, figures)
  }
  return figures
}

const shownLetters = 6

/** JP-04: the first six characters, even if the platform sends more. */
export const winnerName = (userName: string): string =>
  `${firstGraphemes(userName.replace(/(?<!\*)\*+$/, ''), shownLetters)}***`

/** CONST-39 */
export const maxLeaders = 5

/** The five largest wins; of equal ones the older comes first. */
export const biggestWins = (wins: readonly Win[]): readonly Win[] =>
  wins
    .toSorted((a, b) => b.amount_cents - a.amount_cents || Date.parse(a.created_at) - Date.parse(b.created_at))
    .slice(0, maxLeaders)

/** The five latest wins. */
export const latestWins = (wins: readonly Win[]): readonly Win[] =>
  wins.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, maxLeaders)

/** OPEN-75: places 1 to 3 get a medal, the others their number. */
export const medalOf = (place: number): string | null =>
  ['1st-place-medal', '2nd-place-medal', '3rd-place-medal'][place - 1] ?? null

export const artUrl = (art: string, size: 32 | 64 | 96 | 128 | 256): string => `/media/art/1/${art}/${size}.webp`
