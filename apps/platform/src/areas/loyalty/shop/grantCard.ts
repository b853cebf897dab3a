import { rateIn } from '@apogee/rules/loyalty/shop'
import type { Tx } from '../../../core/db/db.ts'
import {
  type BonusNeeds,
  grantBonusPrize,
  grantSpinsPrize,
  type PlayerFacts,
  type Prize,
} from '../../bonuses/public.ts'
import { amountsOf, stakesOf } from './cards.ts'
import type { Card } from './shop.ts'

/** A card of the shop and its quantity, without the price. */
export interface Parcel {
  /** Key of the event that grants it; each key grants once. */
  readonly key: string
  readonly card: Card
  readonly count: number
  readonly player: Pick<PlayerFacts, 'id' | 'licence'>
  /** Currency of the wallet it is credited to. */
  readonly currency: string
  readonly at: Date
}

/** CP-22: the currency of a card's content: the player's currency if the card has a price in it, else euro. */
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

/** Grants a card's content: real money at once, bonus money and free spins as gifts. */
export async function grantCard(needs: BonusNeeds, tx: Tx, parcel: Parcel): Promise<void> {
  const { card } = parcel
  if (card.amount !== undefined) await (card.wager > 0 ? grantBonus : grantRealMoney)(needs, tx, parcel, card.amount)
  if (card.freespins) await grantSpins(needs, tx, parcel, card.freespins)
}

const wholeCents = ({ player, currency, count }: Parcel, amount: string): number =>
  (centsIn(amountsOf(player.licence, amount), currency) ?? 0) * count

async function grantRealMoney({ ledger, announceBalance }: BonusNeeds, tx: Tx, parcel: Parcel, amount: string) {
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

/** Common terms of the bonus money and the free spins of a card. */
function prizeOf(parcel: Parcel): Prize {
  const { key, card, player, currency, at } = parcel
  return {
    key,
    playerId: player.id,
    offerId: `shop-${card.group}`,
    groupKey: 'rocket_mart',
    titles: card.titles,
    currency,
    wager: card.wager,
    ...boundsOf(parcel),
    activateDays: card.activate_days,
    wagerDays: card.wager_days,
    at,
  }
}

const grantBonus = (needs: BonusNeeds, tx: Tx, parcel: Parcel, amount: string) =>
  grantBonusPrize(needs, tx, prizeOf(parcel), BigInt(wholeCents(parcel, amount)))

async function grantSpins(
  needs: BonusNeeds,
  tx: Tx,
  parcel: Parcel,
  { count, games, bet_level: betLevel, play_days: playDays }: NonNullable<Card['freespins']>,
): Promise<void> {
  const { card, player, currency } = parcel
  const stakeCents = centsIn(stakesOf(player.licence, betLevel), currency)
  if (stakeCents === null) throw new Error(`${card.group}: free spins have no stake in ${currency}`)
  const spins = { count: count * parcel.count, games, betLevel, stakeCents, playDays }
  await grantSpinsPrize(needs, tx, prizeOf(parcel), spins)
}
