import { closedCategories } from '../../../core/content/configs/wageringConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import { canStake, stakeAcceptedEverywhere } from '../../games/public.ts'
import {
  type BonusRow,
  hasOpenBonusRound,
  hasOpenRound,
  hasUncountedStakes,
  isWagered,
  lastWithdrawn,
  lockBonuses,
  mayBeWagered,
  moveBonus,
} from '../bonusStore.ts'
import { playerFacts } from '../store.ts'

const dayMs = 86_400_000

/** One wallet of a player, whose bonuses are processed in a transaction. */
export interface BonusWallet {
  readonly tx: Tx
  readonly ledger: Ledger
  readonly playerId: bigint
  readonly currency: string
  readonly now: Date
  /** Ids of the events whose stakes the transaction has counted. */
  readonly counted?: readonly bigint[]
}

/** A bonus that has changed its stage. */
export interface Step extends BonusRow {
  /** The remainder that was too small to stake. */
  readonly forfeitedCents?: bigint
}

const reasonOf = ({ id, offer_id }: BonusRow) => ({ bonus: String(id), offer: offer_id })

/** Locks the wallet's balance until the transaction ends, so that no bet or win is booked. Returns its bonus money. */
async function lockedBonusMoney({ tx, ledger, playerId, currency }: BonusWallet): Promise<bigint> {
  return (await ledger.lockBalance(tx, playerId, currency))?.bonus ?? 0n
}

async function moveMoney(
  wallet: BonusWallet,
  bonus: BonusRow,
  kind: 'bonus' | 'bonus_won' | 'bonus_end',
  amounts: { readonly real?: bigint; readonly bonus: bigint },
): Promise<void> {
  const { tx, ledger, playerId, currency, now } = wallet
  const real = amounts.real ?? 0n
  const moves = [
    { account: { playerId, kind: 'real' as const, currency }, amount: real },
    { account: { playerId, kind: 'bonus' as const, currency }, amount: amounts.bonus },
    { account: { kind: 'bonuses' as const, currency }, amount: -real - amounts.bonus },
  ].filter(({ amount }) => amount !== 0n)
  if (moves.length === 0) return
  await ledger.post(tx, { key: `${kind}:${bonus.id}`, kind, reason: reasonOf(bonus), playerId, at: now, moves })
}

/** Starts wagering: the bonus money is credited to the wallet. A bonus without wagering becomes real money at once. */
async function start(wallet: BonusWallet, bonus: BonusRow): Promise<BonusRow> {
  const { tx, now } = wallet
  const { amount_cents: amount } = bonus
  if (bonus.required_cents === 0n) {
    await moveMoney(wallet, bonus, 'bonus_won', { real: amount, bonus: 0n })
    return moveBonus(tx, bonus.id, { stage: 'wager_done', at: now })
  }
  await moveMoney(wallet, bonus, 'bonus', { bonus: amount })
  const validUntil = new Date(now.getTime() + bonus.wager_days * dayMs)
  return moveBonus(tx, bonus.id, { stage: 'handle_bets', at: now, money: amount, validUntil })
}

/** Turns the remaining bonus money into real money, up to the maximum win; the rest is taken back. */
async function complete(wallet: BonusWallet, bonus: BonusRow, money: bigint): Promise<BonusRow> {
  const most = bonus.max_win_cents ?? money
  await moveMoney(wallet, bonus, 'bonus_won', { real: money < most ? money : most, bonus: -money })
  return moveBonus(wallet.tx, bonus.id, { stage: 'wager_done', at: wallet.now, money: -money })
}

/**
 * Ends a bonus because its player cancelled it or its time ran out: bonus money and its winnings are taken back, real
 * money stays.
 */
export async function revokeBonus(
  wallet: BonusWallet,
  bonus: BonusRow,
  stage: 'canceled' | 'expired',
): Promise<BonusRow> {
  const money = bonus.stage === 'handle_bets' ? await lockedBonusMoney(wallet) : 0n
  await moveMoney(wallet, bonus, 'bonus_end', { bonus: -money })
  return moveBonus(wallet.tx, bonus.id, { stage, at: wallet.now, money: -money })
}

/** Takes back winnings of open rounds that were staked with the money of a bonus that has ended since. */
async function sweep(wallet: BonusWallet): Promise<void> {
  const { tx, ledger, playerId, currency, now } = wallet
  const last = await lastWithdrawn(tx, playerId, currency)
  if (last === null) return
  const balance = await ledger.lockBalance(tx, playerId, currency)
  if (!balance || balance.bonus === 0n) return
  await ledger.post(tx, {
    key: `bonus_rest:${last}:${balance.version}`,
    kind: 'bonus_end',
    playerId,
    at: now,
    reason: { bonus: String(last) },
    moves: [
      { account: { playerId, kind: 'bonus', currency }, amount: -balance.bonus },
      { account: { kind: 'bonuses', currency }, amount: balance.bonus },
    ],
  })
}

/** Whether an unfinished bonus is past its time. */
const isOverdue = ({ stage, activatable_until, valid_until }: BonusRow, now: Date): boolean => {
  const until = stage === 'issued' ? activatable_until : stage === 'handle_bets' ? valid_until : null
  return until !== null && until <= now
}

/**
 * Applies the due transition of the bonus being wagered. Only stakes placed in time count, so a fully wagered bonus was
 * wagered in time, even if its last stake is counted or its last round ends after the deadline.
 */
async function judge(wallet: BonusWallet, bonus: BonusRow): Promise<Step | null> {
  const { tx, ledger, playerId, currency, now } = wallet
  const { real = 0n, bonus: money = 0n } = (await ledger.lockBalance(tx, playerId, currency)) ?? {}
  if (!isWagered(bonus) && isOverdue(bonus, now)) return expire(wallet, bonus)
  if (await hasOpenBonusRound(tx, playerId, currency)) return null
  if (isWagered(bonus)) return complete(wallet, bonus, money)
  const isSpent =
    money === 0n ||
    (!(await isEnoughToStake(wallet, bonus, real + money)) && !(await hasOpenRound(tx, playerId, currency)))
  // A stake of a finished round that is not counted yet may complete the wagering.
  if (!isSpent || (await isCounting(wallet, bonus))) return null
  return money === 0n ? moveBonus(tx, bonus.id, { stage: 'lost', at: now }) : forfeit(wallet, bonus, money)
}

const isCounting = ({ tx, now, counted = [] }: BonusWallet, bonus: BonusRow): Promise<boolean> =>
  hasUncountedStakes(tx, bonus, now, counted)

/** Waits until every stake placed in time is counted, and for open rounds that may complete the wagering. */
async function expire(wallet: BonusWallet, bonus: BonusRow): Promise<BonusRow | null> {
  const isWaiting = (await isCounting(wallet, bonus)) || (await mayBeWagered(wallet.tx, bonus))
  return isWaiting ? null : revokeBonus(wallet, bonus, 'expired')
}

/** Whether any game open to this bonus accepts a stake as small as what is left in the wallet. */
async function isEnoughToStake({ tx, playerId, currency, now }: BonusWallet, bonus: BonusRow, cents: bigint) {
  const everywhere = await stakeAcceptedEverywhere(tx, currency)
  if (everywhere === null || (cents >= everywhere && bonus.games === null)) return true
  const { licence } = await playerFacts(tx, playerId, now)
  return canStake(tx, { currency, games: bonus.games, closed: closedCategories(licence), cents })
}

/** Ends a bonus with too little left: it would block the next one and every withdrawal. */
async function forfeit(wallet: BonusWallet, bonus: BonusRow, money: bigint): Promise<Step> {
  await moveMoney(wallet, bonus, 'bonus_end', { bonus: -money })
  const lost = await moveBonus(wallet.tx, bonus.id, { stage: 'lost', at: wallet.now, money: -money })
  return { ...lost, forfeitedCents: money }
}

/**
 * Applies the due transitions of a wallet's bonuses: time ran out, wagering done, money gone or too little to stake,
 * the next one in line. Returns those that changed. A bonus being wagered does not end while a round with bonus money
 * is open, unless its time has run out before it was fully wagered.
 */
export async function advance(wallet: BonusWallet): Promise<Step[]> {
  const { tx, playerId, currency, now } = wallet
  const moved: Step[] = []
  const rows = await lockBonuses(tx, playerId, currency)
  for (const row of rows) {
    if (row.stage === 'issued' && isOverdue(row, now)) moved.push(await revokeBonus(wallet, row, 'expired'))
  }
  const active = rows.find(({ stage }) => stage === 'handle_bets')
  if (active) {
    const ended = await judge(wallet, active)
    if (!ended) return moved
    moved.push(ended)
  }
  return [...moved, ...(await startNext(wallet, rows))]
}

/** Starts the waiting bonuses, in the order they were activated, until one is being wagered. */
async function startNext(wallet: BonusWallet, rows: readonly BonusRow[]): Promise<BonusRow[]> {
  const { tx, playerId, currency } = wallet
  const moved: BonusRow[] = []
  if (await hasOpenBonusRound(tx, playerId, currency)) return moved
  await sweep(wallet)
  const waiting = rows
    .filter(({ stage }) => stage === 'wait')
    .toSorted((a, b) => Number(a.activated_at) - Number(b.activated_at) || Number(a.id - b.id))
  for (const row of waiting) {
    const started = await start(wallet, row)
    moved.push(started)
    if (started.stage === 'handle_bets') break
  }
  return moved
}

/** Queues an issued bonus, and starts it when nothing is ahead of it. */
export async function activate(wallet: BonusWallet, bonus: BonusRow): Promise<Step[]> {
  const waiting = await moveBonus(wallet.tx, bonus.id, { stage: 'wait', at: wallet.now })
  const moved = await advance(wallet)
  return moved.some(({ id }) => id === bonus.id) ? moved : [...moved, waiting]
}
