import {
  type BonusRow,
  hasOpenBonusRound,
  lastWithdrawn,
  lockBonuses,
  moveBonus,
} from '../../areas/bonuses/bonusStore.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Ledger } from '../../core/ledger/ledger.ts'

const dayMs = 86_400_000

/** One wallet of a player, whose bonuses are looked at in a transaction. */
export interface Purse {
  readonly tx: Tx
  readonly ledger: Ledger
  readonly playerId: bigint
  readonly currency: string
  readonly now: Date
}

const reasonOf = ({ id, offer_id }: BonusRow) => ({ bonus: String(id), offer: offer_id })

/** The bonus money of the wallet. Nothing is staked or won while the transaction lasts. */
async function lockedBonusMoney({ tx, ledger, playerId, currency }: Purse): Promise<bigint> {
  return (await ledger.lockBalance(tx, playerId, currency))?.bonus ?? 0n
}

async function moveMoney(
  purse: Purse,
  bonus: BonusRow,
  kind: 'bonus' | 'bonus_won' | 'bonus_end',
  amounts: { readonly real?: bigint; readonly bonus: bigint },
): Promise<void> {
  const { tx, ledger, playerId, currency, now } = purse
  const real = amounts.real ?? 0n
  const moves = [
    { account: { playerId, kind: 'real' as const, currency }, amount: real },
    { account: { playerId, kind: 'bonus' as const, currency }, amount: amounts.bonus },
    { account: { kind: 'bonuses' as const, currency }, amount: -real - amounts.bonus },
  ].filter(({ amount }) => amount !== 0n)
  if (moves.length === 0) return
  await ledger.post(tx, { key: `${kind}:${bonus.id}`, kind, reason: reasonOf(bonus), playerId, at: now, moves })
}

/** Begins to wager: its money comes into the wallet. One without wagering is real money at once. */
async function start(purse: Purse, bonus: BonusRow): Promise<BonusRow> {
  const { tx, now } = purse
  const { amount_cents: amount } = bonus
  if (bonus.required_cents === 0n) {
    await moveMoney(purse, bonus, 'bonus_won', { real: amount, bonus: 0n })
    return moveBonus(tx, bonus.id, { stage: 'wager_done', at: now })
  }
  await moveMoney(purse, bonus, 'bonus', { bonus: amount })
  const validUntil = new Date(now.getTime() + bonus.wager_days * dayMs)
  return moveBonus(tx, bonus.id, { stage: 'handle_bets', at: now, money: amount, validUntil })
}

/** What is there of it becomes the player's own, up to its highest win; the rest goes back. */
async function complete(purse: Purse, bonus: BonusRow, money: bigint): Promise<BonusRow> {
  const most = bonus.max_win_cents ?? money
  await moveMoney(purse, bonus, 'bonus_won', { real: money < most ? money : most, bonus: -money })
  return moveBonus(purse.tx, bonus.id, { stage: 'wager_done', at: purse.now, money: -money })
}

/** Ends a bonus by its player's word or by time: bonus money and what was won with it go, real money stays. */
export async function takeBack(purse: Purse, bonus: BonusRow, stage: 'canceled' | 'expired'): Promise<BonusRow> {
  const money = bonus.stage === 'handle_bets' ? await lockedBonusMoney(purse) : 0n
  await moveMoney(purse, bonus, 'bonus_end', { bonus: -money })
  return moveBonus(purse.tx, bonus.id, { stage, at: purse.now, money: -money })
}

/** What open rounds won with the money of a bonus that was taken back goes after it. */
async function sweep(purse: Purse): Promise<void> {
  const { tx, ledger, playerId, currency, now } = purse
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

async function judge(purse: Purse, bonus: BonusRow): Promise<BonusRow | null> {
  const { tx, playerId, currency, now } = purse
  if (bonus.valid_until !== null && bonus.valid_until <= now) return takeBack(purse, bonus, 'expired')
  const money = await lockedBonusMoney(purse)
  if (await hasOpenBonusRound(tx, playerId, currency)) return null
  if (bonus.wagered_hundredths >= bonus.required_cents * 100n) return complete(purse, bonus, money)
  return money === 0n ? moveBonus(tx, bonus.id, { stage: 'lost', at: now }) : null
}

/**
 * Lets the bonuses of a wallet take the steps that are due: time that ran out, wagering done, money gone, the next one in
 * line. Answers those that moved. Nothing is decided while a round with bonus money is open.
 */
export async function advance(purse: Purse): Promise<BonusRow[]> {
  const { tx, playerId, currency, now } = purse
  const moved: BonusRow[] = []
  const rows = await lockBonuses(tx, playerId, currency)
  for (const row of rows) {
    const isLate = row.stage === 'issued' && row.activatable_until !== null && row.activatable_until <= now
    if (isLate) moved.push(await takeBack(purse, row, 'expired'))
  }
  const active = rows.find(({ stage }) => stage === 'handle_bets')
  if (active) {
    const ended = await judge(purse, active)
    if (!ended) return moved
    moved.push(ended)
  }
  return [...moved, ...(await startNext(purse, rows))]
}

/** Begins those that wait, in the order they were activated, until one is being wagered. */
async function startNext(purse: Purse, rows: readonly BonusRow[]): Promise<BonusRow[]> {
  const { tx, playerId, currency } = purse
  const moved: BonusRow[] = []
  if (await hasOpenBonusRound(tx, playerId, currency)) return moved
  await sweep(purse)
  const waiting = rows
    .filter(({ stage }) => stage === 'wait')
    .toSorted((a, b) => a.activated_at!.getTime() - b.activated_at!.getTime() || Number(a.id - b.id))
  for (const row of waiting) {
    const started = await start(purse, row)
    moved.push(started)
    if (started.stage === 'handle_bets') break
  }
  return moved
}

/** Puts an issued bonus in line, and begins it when nothing is before it. */
export async function activate(purse: Purse, bonus: BonusRow): Promise<BonusRow[]> {
  const waiting = await moveBonus(purse.tx, bonus.id, { stage: 'wait', at: purse.now })
  const moved = await advance(purse)
  return moved.some(({ id }) => id === bonus.id) ? moved : [...moved, waiting]
}
