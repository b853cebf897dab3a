import { worthIn } from '@apogee/rules/cashbox/exchange'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { defaultCurrency } from '../../../core/content/configs/config.ts'
import { currencyOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Licence, Services } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { type BonusNeeds, grantBonusPrize, grantSpinsPrize, type Prize, spinStake } from '../../bonuses/public.ts'
import { spinGames } from '../../games/public.ts'
import { findPlayer } from '../../profile/public.ts'
import { type AwardSource, findGiven, type Given, insertAward, storeGiven } from './awardStore.ts'
import type { CompetitionPrize } from './competitionPrize.ts'
import { orderStuff } from './orderStuff.ts'

export type AwardNeeds = BonusNeeds & Pick<Services, 'grantPrizePoints'>

export interface Award {
  /** Key of what is rewarded: `tournament:{id}:{player}:{prize}`. Each gives once, for ever. */
  readonly key: string
  readonly playerId: bigint
  readonly prize: CompetitionPrize
  /** Of the competition. */
  readonly currency: string
  /** What the gifts are called, by language. */
  readonly titles: Readonly<Record<string, string>>
  readonly source: AwardSource
  readonly at: Date
}

export interface Awarded extends Given {
  /** The key has given before: this is what it gave then. */
  readonly isRepeat: boolean
}

/**
 * Gives all parts of a prize in the transaction of what has earned it: real money to the wallet, bonus money and free spins
 * among the gifts, points, tickets of a lottery, and a thing as an order to the operator's desk. A prize that was won is owed, so it is given
 * whatever else a player may be offered.
 */
export async function awardPrize(needs: AwardNeeds, tx: Tx, award: Award): Promise<Awarded> {
  const { key, playerId, prize, titles, at } = award
  if (!(await insertAward(tx, award))) return { ...(await findGiven(tx, key))!, isRepeat: true }
  const player = await walletOf(tx, playerId)
  const money = await giveMoney(needs, tx, award, player)
  const spins = await giveSpins(needs, tx, award, player)
  const chargeable = prize.chargeable_points ?? 0
  const persistent = prize.persistent_points ?? 0
  if (chargeable + persistent > 0)
    await needs.grantPrizePoints(tx, { key: `prize:${key}`, playerId, titles, chargeable, persistent, at })
  if (prize.tickets) {
    const { lottery, count: tickets } = prize.tickets
    await emit(tx, 'tournaments.ticketsWon', { key, player: playerId, lottery, tickets })
  }
  if (prize.stuff) await orderStuff(needs, tx, { ...award, stuff: prize.stuff })
  const given: Given = {
    gifts: [
      ...(money?.bonus === undefined ? [] : [{ kind: 'bonus' as const, id: money.bonus }]),
      ...(spins === undefined ? [] : [{ kind: 'freespins' as const, id: spins }]),
    ],
    money: money && { currency: money.currency, cents: money.cents, isReal: money.bonus === undefined },
    chargeablePoints: chargeable,
    persistentPoints: persistent,
    stuff: prize.stuff ?? null,
  }
  await storeGiven(tx, key, given)
  return { ...given, isRepeat: false }
}

/** What decides in which currency a prize arrives. */
interface Wallet {
  readonly currency: string
  readonly licence: Licence
}

async function walletOf(tx: Tx, playerId: bigint): Promise<Wallet> {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Error(`there is no player ${playerId}`)
  return { currency: player.currency, licence: player.license_name }
}

interface Sum {
  readonly currency: string
  readonly cents: bigint
}

/**
 * An amount of the competition in the wallet the player uses, at the current rate; in the competition's own currency where
 * there is no rate. Never rounded down to nothing.
 */
function sumFor(amount: string, currency: string, wallet: string): Sum {
  const [from, to] = [currencyOf(currency), currencyOf(wallet)]
  const cents = from && fromDecimal(amount, from.subunits_to_unit)
  if (!from || cents === undefined) throw new Error(`${amount} ${currency} is no amount`)
  const worth = to && worthIn(cents, from, to, readRates())
  if (!to || worth === undefined) return { currency, cents }
  return { currency: wallet, cents: worth === 0n && cents > 0n ? 1n : worth }
}

/** The part that bonus money and free spins share. */
function termsOf({ prize, titles, source, currency: own, playerId, at }: Award, currency: string): Omit<Prize, 'key'> {
  const limit = (amount: string | undefined): number | null => {
    const sum = amount === undefined ? undefined : sumFor(amount, own, currency)
    return sum?.currency === currency ? toWire(sum.cents) : null
  }
  return {
    playerId,
    offerId: `${source.kind}-${source.id}`,
    groupKey: source.kind,
    titles,
    currency,
    wager: prize.wager,
    maxBetCents: limit(prize.max_bet),
    maxWinCents: limit(prize.max_win),
    activateDays: prize.activate_days,
    wagerDays: prize.wager_days,
    at,
  }
}

async function giveMoney(
  needs: AwardNeeds,
  tx: Tx,
  award: Award,
  player: Wallet,
): Promise<(Sum & { readonly bonus?: bigint }) | null> {
  const { prize, key, currency } = award
  if (prize.money === undefined) return null
  const sum = sumFor(prize.money, currency, player.currency)
  if (sum.cents === 0n) return null
  if (prize.wager === 0) {
    await payRealMoney(needs, tx, award, sum)
    return sum
  }
  const bonus = await grantBonusPrize(needs, tx, { ...termsOf(award, sum.currency), key: `${key}:money` }, sum.cents)
  if (!bonus) throw new Error(`${key} gives its money twice`)
  return { ...sum, bonus: bonus.id }
}

async function payRealMoney(
  { ledger, announceBalance }: AwardNeeds,
  tx: Tx,
  { key, playerId, source, at }: Award,
  { currency, cents }: Sum,
): Promise<void> {
  await ledger.post(tx, {
    key: `prize:${key}`,
    kind: 'prize',
    reason: { [source.kind]: Number(source.id) },
    playerId,
    at,
    moves: [
      { account: { playerId, kind: 'real', currency }, amount: cents },
      { account: { kind: 'bonuses', currency }, amount: -cents },
    ],
  })
  tx.afterCommit(() => announceBalance(playerId, currency))
}

/** In the wallet the player uses, or in the default currency where there are no spins in theirs. */
async function giveSpins(needs: AwardNeeds, tx: Tx, award: Award, player: Wallet): Promise<bigint | undefined> {
  const { prize, key } = award
  if (!prize.freespins) return undefined
  const { count, games, bet_level: betLevel, play_days: playDays } = prize.freespins
  const [wallet] = [player.currency, defaultCurrency()].flatMap((currency) => {
    const stakeCents = spinStake(player.licence, currency, betLevel)
    return stakeCents === undefined ? [] : [{ currency, stakeCents }]
  })
  if (!wallet) throw new Error(`${key}: there are no free spins of bet level ${betLevel}`)
  const known = await spinGames(tx, games)
  const left = games.filter((game) => known.has(game))
  const spins = await grantSpinsPrize(
    needs,
    tx,
    { ...termsOf(award, wallet.currency), key: `${key}:spins` },
    // In those that the catalogue still has; in all of them if it has none.
    { count, games: left.length > 0 ? left : games, betLevel, stakeCents: wallet.stakeCents, playDays },
  )
  if (!spins) throw new Error(`${key} gives its free spins twice`)
  return spins.id
}
