import { rateIn } from '@apogee/rules/loyalty/shop'
import { requirementOf } from '@apogee/rules/money/hundredths'
import type { Tx } from '../../../core/db/db.ts'
import {
  announceBonuses,
  announceFreespins,
  type BonusNeeds,
  insertBonus,
  issueFreeSpins,
  type PlayerFacts,
} from '../../bonuses/public.ts'
import { amountsOf, stakesOf } from './cards.ts'
import type { Card } from './shop.ts'

const dayMs = 86_400_000

/** What is given, apart from its price: a card of the shop, and how many of it. */
export interface Parcel {
  /** Key of the event that gives it; each key gives once. */
  readonly key: string
  readonly card: Card
  readonly count: number
  readonly player: Pick<PlayerFacts, 'id' | 'licence'>
  /** Currency of the wallet it is credited to. */
  readonly currency: string
  readonly at: Date
}

/** CP-22: the currency a card is given in: the player's own if the card has a price in it, else euro. */
export function currencyOf({ licence, currency }: Pick<PlayerFacts, 'licence' | 'currency'>, card: Card) {
  const { amount, freespins } = card
  const money = amount === undefined ? undefined : amountsOf(licence, amount)
  const stakes = freespins && stakesOf(licence, freespins.bet_level)
  const both = money && stakes ? money.filter((one) => stakes.some((other) => other.currency === one.currency)) : null
  return rateIn(both ?? money ?? stakes ?? [], currency)?.currency
}

const centsIn = (list: readonly { currency: string; amount_cents: number }[], currency: string): number | null =>
  list.find((one) => one.currency === currency)?.amount_cents ?? null

function boundsOf({ card, count, player, currency }: Parcel) {
  const most = card.max_win && centsIn(amountsOf(player.licence, card.max_win), currency)
  return {
    maxWinCents: most ? most * count : null,
    maxBetCents: card.max_bet ? centsIn(amountsOf(player.licence, card.max_bet), currency) : null,
  }
}

/** Gives a card's content: real money at once, bonus money and free spins as gifts. */
export async function giveCard(needs: BonusNeeds, tx: Tx, parcel: Parcel): Promise<void> {
  const { card } = parcel
  if (card.amount !== undefined) await (card.wager > 0 ? giveBonus : giveRealMoney)(needs, tx, parcel, card.amount)
  if (card.freespins) await giveSpins(needs, tx, parcel, card.freespins)
}

const wholeCents = ({ player, currency, count }: Parcel, amount: string): number =>
  (centsIn(amountsOf(player.licence, amount), currency) ?? 0) * count

async function giveRealMoney({ ledger, announceBalance }: BonusNeeds, tx: Tx, parcel: Parcel, amount: string) {
  const { key, card, player, currency, at } = parcel
  const cents = BigInt(wholeCents(parcel, amount))
  await ledger.post(tx, {
    key,
    kind: 'points',
    reason: { group: card.group },
    playerId: player.id,
    at,
    moves: [
      { account: { playerId: player.id, kind: 'real', currency }, amount: cents },
      { account: { kind: 'bonuses', currency }, amount: -cents },
    ],
  })
  tx.afterCommit(() => announceBalance(player.id, currency))
}

async function giveBonus(needs: BonusNeeds, tx: Tx, parcel: Parcel, amount: string): Promise<void> {
  const { key, card, player, currency, at } = parcel
  const { maxWinCents, maxBetCents } = boundsOf(parcel)
  const cents = wholeCents(parcel, amount)
  const bonus = await insertBonus(tx, {
    key,
    player_id: player.id,
    offer_id: `shop-${card.group}`,
    group_key: 'rocket_mart',
    strategy: 'prize',
    titles: card.titles,
    currency,
    amount_cents: BigInt(cents),
    wager: String(card.wager),
    required_cents: requirementOf(BigInt(cents), card.wager),
    max_bet_cents: maxBetCents === null ? null : BigInt(maxBetCents),
    max_win_cents: maxWinCents === null ? null : BigInt(maxWinCents),
    games: null,
    wager_days: card.wager_days,
    created_at: at,
    activatable_until: new Date(at.getTime() + card.activate_days * dayMs),
  })
  if (bonus) await announceBonuses(needs, tx, [bonus])
}

async function giveSpins(
  needs: BonusNeeds,
  tx: Tx,
  parcel: Parcel,
  spins: NonNullable<Card['freespins']>,
): Promise<void> {
  const { key, card, count, player, currency, at } = parcel
  const stakeCents = centsIn(stakesOf(player.licence, spins.bet_level), currency)
  if (stakeCents === null) throw new Error(`${card.group}: there are no free spins in ${currency}`)
  const given = await issueFreeSpins(tx, {
    key,
    playerId: player.id,
    strategy: 'prize',
    offerId: `shop-${card.group}`,
    groupKey: 'rocket_mart',
    titles: card.titles,
    currency,
    count: spins.count * count,
    games: spins.games,
    betLevel: spins.bet_level,
    stakeCents,
    wager: card.wager,
    mostCents: null,
    ...boundsOf(parcel),
    activateDays: card.activate_days,
    playDays: spins.play_days,
    wagerDays: card.wager_days,
    at,
  })
  if (given) await announceFreespins(needs, tx, [given])
}
