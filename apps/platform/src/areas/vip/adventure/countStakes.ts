import type { Tx } from '../../../core/db/db.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import { uncountedAmong } from '../../play/public.ts'
import { addStaked, type DayRow, lockDays, markStaked } from './adventureStore.ts'
import { announceAdventure } from './announceAdventure.ts'
import { type AdventureNeeds, settleDays } from './completeDay.ts'

type Stake = Payload<'play.bet'> | Payload<'play.rollback'>

/** When the stake was placed. */
const placedAt = (stake: Stake): Date => ('placed' in stake ? stake.placed : stake.at)

/** A day while stakes are counted. */
interface Count {
  readonly row: DayRow
  added: bigint
  stakedAt: Date | null
}

/**
 * The day a stake counts for: the first opened day whose time includes the stake and that is not staked yet. An amount
 * above a requirement is not carried over. A returned stake may belong to a day that has been staked since.
 */
const dayOf = (counts: readonly Count[], stake: Stake, at: Date): Count | undefined =>
  counts.find(
    ({ row, stakedAt }) =>
      row.currency === stake.currency &&
      row.deposited_at <= at &&
      at < row.stake_until &&
      (stakedAt === null || ('placed' in stake && at <= stakedAt)),
  )

/**
 * Counts bets towards the open days of their players and subtracts returned ones, in the order of the events, so that
 * bets that are returned cannot complete a day together.
 */
export async function countStakes(needs: AdventureNeeds, tx: Tx, all: readonly Stake[]): Promise<void> {
  const uncounted = await uncountedAmong(
    tx,
    all.filter((stake) => 'placed' in stake).map(({ transaction }) => transaction),
  )
  const stakes = all.filter(({ transaction }) => !uncounted.has(transaction))
  if (stakes.length === 0) return
  const first = Math.min(...stakes.map((stake) => placedAt(stake).getTime()))
  // Always in the same order: two workers with the same players must not wait for each other.
  const rows = await lockDays(tx, [...new Set(stakes.map(({ player }) => player))], new Date(first))
  for (const [playerId, theirs] of Map.groupBy(rows, (row) => row.player_id)) {
    const counts = theirs.map((row): Count => ({ row, added: 0n, stakedAt: row.staked_at }))
    for (const stake of stakes) if (stake.player === playerId) count(counts, stake)
    const changed = counts.filter(({ added }) => added !== 0n)
    for (const { row, added } of changed) await addStaked(tx, row.id, added)
    for (const { row, stakedAt } of changed)
      if (stakedAt !== null && row.staked_at === null) await markStaked(tx, row.id, stakedAt)
    if (changed.length === 0) continue
    announceAdventure(needs, tx, playerId)
    const after = counts.map(({ row, stakedAt }) => ({ ...row, staked_at: stakedAt }))
    await settleDays(needs, tx, playerId, after)
  }
}

function count(counts: readonly Count[], stake: Stake): void {
  const at = placedAt(stake)
  const day = dayOf(counts, stake, at)
  // A staked day stays staked, even if one of its bets is returned later.
  if (!day || day.stakedAt !== null) return
  day.added += 'placed' in stake ? -stake.amount : stake.amount
  if (day.row.staked_cents + day.added >= day.row.required_cents) day.stakedAt = at
}
