import { itemAt } from '@apogee/rules/validation/required'
import type { Tx } from '../../../core/db/db.ts'
import type { JackpotNeeds } from '../needs.ts'
import { type FeedingRound, feed, type Pool } from '../pool.ts'
import { type Jackpot, savePools } from '../store.ts'
import { type Award, awardDrop, exchange, fundingMoves } from './awardDrop.ts'
import { endTime } from './endTime.ts'

/** The data of a finished round that jackpots need. */
export interface SettledRound {
  readonly id: string
  /** Transaction of the win that ended the round. */
  readonly transaction: string
  readonly game: string
  readonly playerId: bigint
  readonly currency: string
  readonly stakeCents: bigint
  /** The real-money part of the stake. */
  readonly realCents: bigint
  readonly at: Date
}

/**
 * An award, and the transaction of the win it was paid with; null when it went to an earlier round because the pool's
 * time had run out.
 */
export type RoundAward = Award & { readonly transaction: string | null }

/** Ten-thousandths of a minor unit: a share in basis points of the smallest stake is still a whole number. */
const unitsOfOne = 10_000n

/**
 * Round by round, adds the shares of a round and pays the win if its share or time was the winning one; in the
 * transaction that settles the rounds.
 */
export async function feedJackpot(
  needs: Pick<JackpotNeeds, 'ledger'>,
  tx: Tx,
  jackpot: Jackpot,
  rounds: readonly SettledRound[],
): Promise<RoundAward[]> {
  const { config } = jackpot
  const pools = new Map<number, Pool>(jackpot.levels.map(({ pool }) => [pool.id, pool]))
  const added: Record<string, number> = {}
  const awards: RoundAward[] = []
  let sum = 0n
  for (const round of rounds) {
    const feeding = feedingRound(round, config.currency)
    for (const [id, held] of pools) {
      // A round after the deadline does not count for the pool: the last round before it has won it.
      const ended = await endTime(needs, tx, jackpot, held, round.at)
      if (ended?.award) awards.push({ ...ended.award, transaction: null })
      const pool = ended?.pool ?? held
      const outcome = feed(pool, feeding)
      pools.set(id, outcome.pool)
      sum += outcome.added
      added[pool.level] = (added[pool.level] ?? 0) + Number(outcome.added)
      if (!outcome.drop) continue
      const paid = await awardDrop(needs, tx, jackpot, outcome.pool, outcome.drop, feeding, round.at)
      pools.set(id, paid.pool)
      awards.push({ ...paid.award, transaction: round.transaction })
    }
  }
  if (sum > 0n) {
    await needs.ledger.post(tx, {
      key: `jackpot-fed:${config.identifier}:${itemAt(rounds, 0).transaction}`,
      kind: 'jackpot_fed',
      at: itemAt(rounds, -1).at,
      reason: { jackpot: config.identifier, levels: added, rounds: rounds.map(({ id }) => id) },
      moves: fundingMoves(config.currency, sum),
    })
  }
  await savePools(tx, [...pools.values()])
  return awards
}

const feedingRound = (round: SettledRound, pool: string): FeedingRound => ({
  ...round,
  stakeUnits: exchange(round.realCents * unitsOfOne, round.currency, pool),
})
