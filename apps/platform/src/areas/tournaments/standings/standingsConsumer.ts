import type { Tx } from '../../../core/db/db.ts'
import { type Consumer, type OutboxEvent, onMany, onManyOf } from '../../../core/outbox/outbox.ts'
import { roundsPlaced } from '../../play/public.ts'
import { applyRounds, type StandingsNeeds } from './applyRounds.ts'
import { findPairs } from './playerStore.ts'
import { runningTournaments } from './runningTournaments.ts'

/** The name under which its progress is kept: a table becomes final once it has seen everything before the end. */
export const standingsName = 'tournaments'

type Played = OutboxEvent<'play.bet' | 'play.win' | 'play.rollback'>

const roundsIn = (events: readonly Played[]): string[] => [...new Set(events.map(({ payload }) => payload.round))]

function countPlayed(needs: StandingsNeeds, tx: Tx, events: readonly Played[]): Promise<void> {
  const [won, staked] = [true, false].map((isWin) => events.filter(({ name }) => (name === 'play.win') === isWin))
  return applyRounds(needs, tx, { staked: roundsIn(staked!), won: roundsIn(won!) })
}

/**
 * Rounds of players who have joined since: the consumer may have passed a bet before it could see that its player had confirmed.
 */
async function countSinceJoining(
  needs: StandingsNeeds,
  tx: Tx,
  events: readonly OutboxEvent<'tournaments.joined'>[],
): Promise<void> {
  const running = new Map((await runningTournaments(tx)).map((one) => [one.id, one]))
  const pairs = events.map(({ payload: { tournament, player } }) => ({ tournamentId: tournament, playerId: player }))
  const found: string[] = []
  for (const row of (await findPairs(tx, pairs)).values()) {
    const tournament = running.get(row.tournament_id)
    if (!tournament || !row.confirmed_at) continue
    const { start_at, end_at } = tournament
    const since = new Date(Math.max(+row.confirmed_at, +start_at))
    found.push(...(await roundsPlaced(tx, row.player_id, since, end_at)))
  }
  if (found.length > 0) await applyRounds(needs, tx, { staked: found, won: [] })
}

/** Keeps the tables of tournaments. */
export const standingsConsumer = (needs: StandingsNeeds): Consumer => ({
  name: standingsName,
  from: 'oldest',
  reactions: [
    ...onManyOf(['play.bet', 'play.win', 'play.rollback'], (tx, events) => countPlayed(needs, tx, events)),
    onMany('tournaments.joined', (tx, events) => countSinceJoining(needs, tx, events)),
  ],
})
