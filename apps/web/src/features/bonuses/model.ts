import { amountIn, bonusCents, minDeposit, termsOf } from '@apogee/rules/bonuses/offer'
import { isEnded, isInactive, isNewGift, wagerPercent } from '@apogee/rules/bonuses/stages'
import { isStale } from '../../lib/realtime/isStale'
import type { Bonus, Freespins, GiftConfig, GiftContent, Offer } from './queries'

/** A bonus with the operator's description of its group (BON-03: cmsData). */
export interface Gift extends Bonus {
  readonly cmsData?: GiftContent
}

/** wire-facts 1.6: looked up by its group key, or by its id as text. */
const contentOf = ({ id, group_key }: Pick<Bonus, 'id' | 'group_key'>, contents: readonly GiftContent[]) =>
  contents.find(({ group_keys }) => group_keys.includes(String(id)) || (group_key && group_keys.includes(group_key)))

/** BON-13: bonuses of a disabled group are hidden while issued; the others get their description. */
export const giftsOf = (
  bonuses: readonly Bonus[],
  { disabled, contents }: Pick<GiftConfig, 'disabled' | 'contents'>,
): Gift[] =>
  bonuses
    .filter(({ stage, group_key }) => stage !== 'issued' || !group_key || !disabled.includes(group_key))
    .map((bonus) => {
      const cmsData = contentOf(bonus, contents)
      return { ...bonus, title: cmsData?.title ?? bonus.title, ...(cmsData && { cmsData }) }
    })

/** The same for free spins; of the running ones, those that end first come first. */
export function spinsLists(all: readonly Freespins[], { disabled }: Pick<GiftConfig, 'disabled'>) {
  const shown = all.filter(({ stage, group_key: key }) => stage !== 'issued' || !key || !disabled.includes(key))
  return {
    fresh: shown.filter(({ stage }) => stage === 'issued'),
    running: shown
      .filter(({ stage }) => stage === 'activated')
      .toSorted((a, b) => (a.valid_until ?? '').localeCompare(b.valid_until ?? '')),
    past: shown.filter(({ stage }) => isInactive(stage)),
  }
}

export const contentOfSpins = ({ id, group_key }: Freespins, { contents }: Pick<GiftConfig, 'contents'>) =>
  contentOf({ id, ...(group_key && { group_key }) }, contents)

/** Available free spins for a game: running ones before those that wait to be activated. */
export function spinsFor(all: readonly Freespins[], game: string, currency: string): Freespins | undefined {
  const here = all.filter((one) => one.currency === currency && one.games.includes(game))
  return here.find(({ stage }) => stage === 'activated') ?? here.find(({ activatable }) => activatable)
}

/** Free spins that can be played, or activated first. */
const isWaiting = ({ stage, activatable, freespins_total: all, freespins_performed: done }: Freespins): boolean =>
  stage === 'activated' ? (done ?? 0) < all : activatable

/**
 * Counts the gifts and free spins waiting for the player, and whether they include a round that starts in a feature
 * (CONST-44).
 */
export function waitingOf(bonuses: readonly Bonus[], spins: readonly Freespins[], disabled: readonly string[]) {
  const { fresh } = listsOf(giftsOf(bonuses, { disabled, contents: [] }))
  const { fresh: issued, running } = spinsLists(spins, { disabled })
  const waiting = [...issued, ...running].filter(isWaiting)
  return { count: fresh.length + waiting.length, hasFeature: waiting.some(({ feature }) => feature !== null) }
}

/** The bonus and free spins that a deposit brought. */
export const giftsOfDeposit = (
  payment: number,
  bonuses: readonly Bonus[] = [],
  spins: readonly Freespins[] = [],
): { readonly bonus: Bonus | undefined; readonly spins: Freespins | undefined } => ({
  bonus: bonuses.find(({ payment_id: id }) => id === payment),
  spins: spins.find(({ payment_id: id }) => id === payment),
})

export interface GiftLists {
  readonly fresh: readonly Gift[]
  readonly running: readonly Gift[]
  readonly past: readonly Gift[]
}

/** Stages of running bonuses, in the order of their display. */
const runningStages = ['handle_bets', 'wait']

/** BON-06, BON-09: new bonuses, those being wagered or queued, and past ones. */
export function listsOf(gifts: readonly Gift[]): GiftLists {
  const open = gifts.filter(({ stage }) => !isEnded(stage))
  const running = open.filter(({ stage }) => runningStages.includes(stage))
  return {
    fresh: open.filter((gift) => !running.includes(gift) && isNewGift(gift)),
    running: running.toSorted((a, b) => runningStages.indexOf(a.stage) - runningStages.indexOf(b.stage) || a.id - b.id),
    past: gifts.filter(({ stage }) => isEnded(stage)),
  }
}

interface Wagering {
  /** CASH-04 */
  readonly percent: number
  readonly leftCents: number
}

export const wageringOf = (bonus: Bonus): Wagering => ({
  percent: wagerPercent(bonus.amount_wager_cents, bonus.amount_wager_requirement_cents),
  leftCents: Math.max(0, bonus.amount_wager_requirement_cents - bonus.amount_wager_cents),
})

/** The bonus being wagered in a wallet. */
export const activeIn = (bonuses: readonly Bonus[], currency: string): Bonus | undefined =>
  bonuses.find((one) => one.currency === currency && one.stage === 'handle_bets')

/**
 * Whether a game accepts no real-money bets while the bonus is wagered: its category is closed, or the bonus is for
 * other games.
 */
export const isClosedBy = (bonus: Bonus, game: string, categories: readonly string[]): boolean =>
  (bonus.games !== undefined && !bonus.games.includes(game)) ||
  categories.some((category) => bonus.closed_categories.includes(category))

export function offerView(offer: Offer, currency: string) {
  const [part] = offer.bonuses
  const value = (field: string) => part?.attributes.find((one) => one.field === field)?.value
  const amount = value('bonus_amount')
  const percent = typeof amount === 'object' && 'percent' in amount ? amount.percent : undefined
  const { wager = 0, maxBetCents = null, maxWinCents = null } = part ? termsOf(part, currency) : {}
  return {
    id: offer.id,
    title: part?.title ?? offer.title ?? '',
    groupKey: offer.group_key,
    percent,
    fixedCents: percent === undefined && part ? bonusCents(part, currency) || undefined : undefined,
    upToCents: amountIn(value('bonus_amount_max'), currency),
    minCents: minDeposit(offer, currency),
    wager,
    maxBetCents,
    maxWinCents,
  }
}

export type OfferView = ReturnType<typeof offerView>

/** Merges a message into a list that shows the newest first; one no newer than what is shown changes nothing. */
function withGift<G extends Bonus | Freespins>(shown: G[], gift: G): G[] {
  const old = shown.find(({ id }) => id === gift.id)
  if (!old) return [gift, ...shown].toSorted((a, b) => b.id - a.id)
  if (isStale(old, gift)) return shown
  // The message uses the account's language, the list the page's.
  return shown.map((one) => (one === old ? { ...gift, title: old.title } : one))
}

export const withBonus = (shown: Bonus[], bonus: Bonus): Bonus[] => withGift(shown, bonus)
export const withFreespins = (shown: Freespins[], spins: Freespins): Freespins[] => withGift(shown, spins)
