import { readJackpotConfig } from '../../areas/jackpots/config.ts'
import { linkedGames } from '../../areas/jackpots/linkedGames.ts'
import { type FeedingRound, feed, type Pool } from '../../areas/jackpots/pool.ts'
import { type Jackpot, lockJackpots, savePools } from '../../areas/jackpots/store.ts'
import type { Tx } from '../../core/db/db.ts'
import { type PaidWin, paidWin } from '../../core/ledger/playEvents.ts'
import type { OutboxEvent } from '../../core/outbox/outbox.ts'
import { type Award, awardDrop, exchange, fundingMoves } from './awardDrop.ts'
import type { JackpotNeeds } from './needs.ts'

/** Ten-thousandths of a minor unit: a share in basis points of the smallest stake is still a whole number. */
const unitsOfOne = 10_000n

/**
 * What rounds settled together mean for the jackpots, in one transaction with their being done: every share, then the win
 * of whoever's share or moment it was. Rounds are taken in the order they were settled; bonus money neither feeds nor wins.
 */
export async function feedRounds(needs: JackpotNeeds, tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const rounds = events
    .map(({ payload }) => paidWin.parse(payload))
    .filter(({ finished, bet, bonus_bet }) => finished && bet > bonus_bet)
  const fed = readJackpotConfig().filter((config) => rounds.some((round) => isFedBy(needs, config, round)))
  if (fed.length === 0) return
  const jackpots = await lockJackpots(
    tx,
    fed.map(({ identifier }) => identifier),
  )
  const awards: Award[] = []
  for (const jackpot of jackpots) {
    const own = rounds.filter((round) => isFedBy(needs, jackpot.config, round))
    awards.push(...(await feedJackpot(needs, tx, jackpot, own, events[0]!.id)))
  }
  tx.afterCommit(() =>
    needs.news.tell(
      jackpots.map(({ id }) => id),
      awards,
    ),
  )
}

const isFedBy = ({ shelves }: JackpotNeeds, config: Jackpot['config'], { currency, game }: PaidWin): boolean =>
  config.allowed_currencies.includes(currency) && linkedGames(shelves(), config).has(game)

async function feedJackpot(
  needs: JackpotNeeds,
  tx: Tx,
  jackpot: Jackpot,
  rounds: readonly PaidWin[],
  firstEvent: bigint,
): Promise<Award[]> {
  const { config } = jackpot
  const pools = new Map<number, Pool>(jackpot.levels.map(({ pool }) => [pool.id, pool]))
  const added: Record<string, number> = {}
  const awards: Award[] = []
  let sum = 0n
  for (const round of rounds) {
    const feeding = feedingRound(round, config.currency)
    for (const [id, pool] of pools) {
      const outcome = feed(pool, feeding)
      pools.set(id, outcome.pool)
      sum += outcome.added
      added[pool.level] = (added[pool.level] ?? 0) + Number(outcome.added)
      if (!outcome.drop) continue
      const paid = await awardDrop(needs, tx, jackpot, outcome.pool, outcome.drop, feeding, round.at)
      pools.set(id, paid.pool)
      awards.push(paid.award)
    }
  }
  if (sum > 0n) {
    await needs.ledger.post(tx, {
      key: `jackpot-fed:${config.identifier}:${firstEvent}`,
      kind: 'jackpot_fed',
      at: rounds.at(-1)!.at,
      reason: { jackpot: config.identifier, levels: added, rounds: rounds.map(({ round }) => round) },
      moves: fundingMoves(config.currency, sum),
    })
  }
  await savePools(tx, [...pools.values()])
  return awards
}

const feedingRound = ({ round, game, player, currency, bet, bonus_bet, at }: PaidWin, pool: string): FeedingRound => ({
  id: round,
  game,
  currency,
  at,
  playerId: player,
  stakeCents: BigInt(bet),
  stakeUnits: exchange(BigInt(bet - bonus_bet) * unitsOfOne, currency, pool),
})
