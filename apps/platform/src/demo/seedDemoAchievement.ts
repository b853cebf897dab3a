import { levelOf } from '../areas/quests/progressOf.ts'
import { insertLevels } from '../areas/quests/store.ts'
import type { TournamentRow } from '../areas/tournaments/tournamentStore.ts'
import type { Tx } from '../core/db/db.ts'
import type { FieldPlayer } from './demoField.ts'
import { seededRandom } from './seededRandom.ts'

/** The median player has staked this much in this many rounds. */
const median = { betCents: 260_00, rounds: 130 }

/** Gives the players of the field progress in an achievement, so that some have reached it. Existing progress stays. */
export async function seedDemoAchievement(
  tx: Tx,
  row: TournamentRow,
  field: readonly FieldPlayer[],
  now: Date,
): Promise<void> {
  const random = seededRandom(17)
  const allowed = field.filter(({ brand }) => row.brand === null || row.brand === brand)
  const players = allowed.map(({ id }) => {
    // A few play a hundred times as much as most.
    const factor = Math.exp((random() + random() + random() - 1.5) * 4)
    const figures = {
      bet_cents: BigInt(Math.round(median.betCents * factor)),
      games_taken: Math.ceil(median.rounds * factor),
    }
    return { playerId: id, ...figures, level: levelOf(row, figures) }
  })
  const scores = players.map(({ bet_cents, games_taken }) =>
    row.strategy === 'spin' ? BigInt(games_taken) : bet_cents,
  )
  const added = await tx.query(
    `INSERT INTO tournament_players (tournament_id, player_id, bet_cents, games_taken, score, reached_at)
     SELECT $1, m.*, $6 FROM unnest($2::bigint[], $3::bigint[], $4::int[], $5::bigint[]) AS m (id, bet, rounds, score)
         ON CONFLICT DO NOTHING RETURNING player_id`,
    [
      row.id,
      players.map(({ playerId }) => playerId),
      players.map((one) => one.bet_cents),
      players.map((one) => one.games_taken),
      scores,
      now,
    ],
  )
  if (added.length === 0) return
  await tx.query(
    `INSERT INTO tournament_tables AS s (tournament_id, participants) VALUES ($1, $2)
         ON CONFLICT (tournament_id) DO UPDATE SET version = s.version + 1, participants = s.participants + excluded.participants`,
    [row.id, added.length],
  )
  await insertLevels(
    tx,
    row.frontend_identifier,
    players.filter(({ level }) => level > 0),
    now,
  )
}
