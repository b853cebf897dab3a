import { worthIn } from '@apogee/rules/cashbox/exchange'
import { fromDecimal, toWire } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { defaultCurrency } from '../../../core/content/configs/config.ts'
import { currencyOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Licence, Services } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { type BonusNeeds, grantBonusPrize, grantSpinsPrize, type Prize, spinStake } from '../../bonuses/public.ts'
import { spinGames } from '../../games/public.ts'
import { findPlayer } from '../../profile/public.ts'
import { type AwardSource, findGranted, type Granted, insertAward, storeGranted } from './awardStore.ts'
import type { CompetitionPrize } from './competitionPrize.ts'
import { orderStuff } from './orderStuff.ts'

export type AwardNeeds = BonusNeeds & Pick<Services, 'grantPrizePoints'>

export interface Award {
  /** Idempotency key without expiry: `tournament:{id}:{player}:{prize}`. */
  readonly key: string
  readonly playerId: bigint
  readonly prize: CompetitionPrize
  /** Of the competition. */
  readonly currency: string
  /** Titles of the gifts, by language. */
  readonly titles: Readonly<Record<string, string>>
  readonly source: AwardSource
  readonly at: Date
}

export interface Awarded extends Granted {
  /** The key was used before: this is the earlier result. */
  readonly isRepeat: boolean
}

/**
 * Grants all parts of a prize in the caller's transaction: real money to the wallet, bonus money and free spins as gifts, points, lottery
 * tickets, and a physical prize as an order to the support desk. A prize is a debt, so limits on offers do not apply.
 */
export async function awardPrize(needs: AwardNeeds, tx: Tx, award: Award): Promise<Awarded> {
  const { key, playerId, prize, titles, at } = award
  if (!(await insertAward(tx, award)))
    return { ...required(await findGranted(tx, key), `award ${key}`), isRepeat: true }
  const player = await walletOf(tx, playerId)
  const money = await grantMoney(needs, tx, award, player)
  const spins = await grantSpins(needs, tx, award, player)
  const chargeable = prize.chargeable_points ?? 0
  const persistent = prize.persistent_points ?? 0
  if (chargeable + persistent > 0)
    await needs.grantPrizePoints(tx, { key: `prize:${key}`, playerId, titles, chargeable, persistent, at })
  if (prize.tickets) {
    const { lottery, count: tickets } = prize.tickets
    await emit(tx, 'tournaments.ticketsWon', { key, player: playerId, lottery, tickets })
  }
  if (prize.stuff) await orderStuff(needs, tx, { ...award, stuff: prize.stuff })
  const granted: Granted = {
    gifts: [
      ...(money?.bonus === undefined ? [] : [{ kind: 'bonus' as const, id: money.bonus }]),
      ...(spins === undefined ? [] : [{ kind: 'freespins' as const, id: spins }]),
    ],
    money: money && { currency: money.currency, cents: money.cents, isReal: money.bonus === undefined },
    chargeablePoints: chargeable,
    persistentPoints: persistent,
    stuff: prize.stuff ?? null,
  }
  await storeGranted(tx, key, granted)
  return { ...granted, isRepeat: false }
}

/** Decides the currency of a prize. */
interface Wallet {
  readonly currency: string
  readonly licence: Licence
}

async function walletOf(tx: Tx, playerId: bigint): Promise<Wallet> {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Error(`player ${playerId} not found`)
  return { currency: player.currency, licence: player.license_name }
}

interface Sum {
  readonly currency: string
  readonly cents: bigint
}

/** Converts an amount to the player's wallet at the current rate, at least one minor unit; without a rate it keeps its currency. */
function sumFor(amount: string, currency: string, wallet: string): Sum {
  const [from, to] = [currencyOf(currency), currencyOf(wallet)]
  const cents = from && fromDecimal(amount, from.subunits_to_unit)
  if (!from || cents === undefined) throw new Error(`${amount} ${currency} is not an amount`)
  const worth = to && worthIn(cents, from, to, readRates())
  if (!to || worth === undefined) return { currency, cents }
  return { currency: wallet, cents: worth === 0n && cents > 0n ? 1n : worth }
}

/** Terms that bonus money and free spins share. */
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

async function grantMoney(
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
  if (!bonus) throw new Error(`bonus money of ${key} was granted before`)
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

/** In the player's wallet, or in the default currency if their currency has no free spins. */
async function grantSpins(needs: AwardNeeds, tx: Tx, award: Award, player: Wallet): Promise<bigint | undefined> {
  const { prize, key } = award
  if (!prize.freespins) return undefined
  const { count, games, bet_level: betLevel, play_days: playDays } = prize.freespins
  const [wallet] = [player.currency, defaultCurrency()].flatMap((currency) => {
    const stakeCents = spinStake(player.licence, currency, betLevel)
    return stakeCents === undefined ? [] : [{ currency, stakeCents }]
  })
  if (!wallet) throw new Error(`${key}: no free spins with bet level ${betLevel}`)
  const known = await spinGames(tx, games)
  const available = games.filter((game) => known.has(game))
  const spins = await grantSpinsPrize(
    needs,
    tx,
    { ...termsOf(award, wallet.currency), key: `${key}:spins` },
    // Without games that have left the catalogue, unless all have left it.
    { count, games: available.length > 0 ? available : games, betLevel, stakeCents: wallet.stakeCents, playDays },
  )
  if (!spins) throw new Error(`free spins of ${key} were granted before`)
  return spins.id
}
