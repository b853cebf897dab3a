import type { WireQuestProgress } from '@apogee/contract/quests'
import { toWire } from '@apogee/rules/money/units'
import { levelReached } from '@apogee/rules/quests/ladders'
import type { TournamentPlayerRow, TournamentRow } from '../tournaments/public.ts'
import { type QuestDefinition, readAchievementDefinition, readQuestDefinition } from './questDefinition.ts'
import type { ReachedRow } from './store.ts'

type Figures = Pick<TournamentPlayerRow, 'bet_cents' | 'games_taken'>

export const levelsOf = ({ thresholds }: QuestDefinition) =>
  thresholds.map((bet_cents, place) => ({ position: place + 1, bet_cents }))

/** QST-07: the level a player's figures reach; for an achievement, 1 when it is done. */
export function levelOf(tournament: TournamentRow, { bet_cents: cents, games_taken: rounds }: Figures): number {
  if (tournament.kind === 'quest') return levelReached(levelsOf(readQuestDefinition(tournament)), toWire(cents))
  const { kind, target } = readAchievementDefinition(tournament)
  return (kind === 'spin' ? rounds : toWire(cents)) >= target ? 1 : 0
}

const presentReached = ({ level, reached_at, is_rewarded }: ReachedRow): WireQuestProgress['reached'][number] => ({
  position: level,
  reached_at: reached_at.toISOString(),
  is_rewarded,
})

/**
 * A player's progress in a quest or an achievement. Its version is the sum of two growing numbers: the version of the
 * figures and the number of reached levels.
 */
export const presentProgress = (
  tournament: TournamentRow,
  row: TournamentPlayerRow,
  reached: readonly ReachedRow[],
): WireQuestProgress => ({
  frontend_identifier: tournament.frontend_identifier,
  version: toWire(row.version) + reached.length,
  bet_cents: toWire(row.bet_cents),
  games_taken: row.games_taken,
  level: levelOf(tournament, row),
  reached: reached.map(presentReached),
})

/** A player's progress in an achievement that is reached by joining a group. */
export const presentMembership = (identifier: string, reached: readonly ReachedRow[]): WireQuestProgress => ({
  frontend_identifier: identifier,
  version: reached.length,
  bet_cents: 0,
  games_taken: 0,
  level: Math.min(1, reached.length),
  reached: reached.map(presentReached),
})
