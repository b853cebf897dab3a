import type { Tx } from '../../../core/db/db.ts'
import type { JackpotNeeds } from '../needs.ts'
import { type FeedingRound, feed, type Pool } from '../pool.ts'
import { type Jackpot, savePools } from '../store.ts'
import { type Award, awardDrop, exchange, fundingMoves } from './awardDrop.ts'
import { endTime } from './endTime.ts'

/** A finished round, as far as jackpots are concerned. */
export interface SettledRound {
  readonly id: string
  /** The win that ended it. */
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
 * An award, and the transaction of the win it was paid with; null when it went to an earlier round, whose time was
 * over.
 */
export type RoundAward = Award & { readonly transaction: string | null }

/** Ten-thousandths of a minor unit: a share in basis points of the smallest stake is still a whole number. */
const unitsOfOne = 10_000n

/**
 * Adds every share, then pays the win of whichever round had the winning share or moment, round by round; in the
 * transaction that settles them.
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
      // A round after the end has no part in what the last one before it has won.
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
      key: `jackpot-fed:${config.identifier}:${rounds[0]!.transaction}`,
      kind: 'jackpot_fed',
      at: rounds.at(-1)!.at,
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
