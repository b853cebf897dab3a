import { itemAt } from '@apogee/rules/validation/required'
import type { Tx } from '../../core/db/db.ts'
import { findPlayer } from '../profile/public.ts'
import {
  type AwardNeeds,
  awardPrize,
  type CompetitionPrize,
  findPairs,
  pairKey,
  type TournamentPlayerRow,
  type TournamentRow,
} from '../tournaments/public.ts'
import { announceProgress } from './announceProgress.ts'
import { notifyReached } from './notifyReached.ts'
import { levelOf } from './progressOf.ts'
import { readAchievementDefinition, readQuestDefinition } from './questDefinition.ts'
import { rewardTitles } from './rewardText.ts'
import { insertLevel, insertLevels, listReachedIn, type ReachedRow } from './store.ts'

const dayMs = 86_400_000

/** The reward of a level; undefined for a level without one. */
function rewardAt(tournament: TournamentRow, level: number): CompetitionPrize | undefined {
  if (tournament.kind === 'quest') return readQuestDefinition(tournament).rewards[level]
  return readAchievementDefinition(tournament).reward
}

interface Moves {
  readonly tournament: TournamentRow
  readonly players: readonly bigint[]
}

/**
 * Grants players every new level that their figures reach, with its reward, once. A level lost by a rolled-back bet is
 * kept, and reaching it again grants nothing. Most bets reach no new level, so a batch costs only two reads, however
 * many players and quests there are in it.
 */
export async function settleLevels(needs: AwardNeeds, tx: Tx, moves: readonly Moves[]): Promise<void> {
  if (moves.length === 0) return
  const parts = moves.flatMap(({ tournament, players }) =>
    players.map((playerId) => ({ tournament, playerId, tournamentId: tournament.id })),
  )
  const rows = await findPairs(tx, parts)
  const named = parts.map(({ tournament, playerId }) => ({ identifier: tournament.frontend_identifier, playerId }))
  const reached = Map.groupBy(await listReachedIn(tx, named), partKeyOf)
  for (const { tournament, players } of moves) {
    const due = players.flatMap((playerId) => {
      const row = rows.get(pairKey({ tournamentId: tournament.id, playerId }))
      const held = reached.get(partKey(tournament.frontend_identifier, playerId)) ?? []
      return row && !row.removed_at ? [{ row, held, levels: newLevels(tournament, row, held) }] : []
    })
    await settleQuest(needs, tx, tournament, due)
  }
}

const partKey = (identifier: string, playerId: bigint): string => `${playerId} ${identifier}`
const partKeyOf = ({ identifier, player_id: playerId }: ReachedRow): string => partKey(identifier, playerId)

interface Due {
  readonly row: TournamentPlayerRow
  readonly held: readonly ReachedRow[]
  readonly levels: readonly number[]
}

async function settleQuest(needs: AwardNeeds, tx: Tx, tournament: TournamentRow, due: readonly Due[]): Promise<void> {
  const { frontend_identifier: identifier } = tournament
  const at = needs.clock.now()
  const plain = due.flatMap(({ row, levels }) =>
    levels
      .filter((level) => rewardAt(tournament, level) === undefined)
      .map((level) => ({ playerId: row.player_id, level })),
  )
  const isTaken = new Set(
    plain.length > 0
      ? (await insertLevels(tx, identifier, plain, at)).map(({ player_id: player, level }) => `${player} ${level}`)
      : [],
  )
  for (const { row, held, levels } of due) {
    const { player_id: playerId } = row
    const taken: number[] = []
    for (const level of levels) {
      const isNew =
        rewardAt(tournament, level) === undefined
          ? isTaken.has(`${playerId} ${level}`)
          : await grantLevel(needs, tx, { tournament, playerId, level, at })
      if (isNew) taken.push(level)
    }
    // Levels that are counted much later, because a quest was announced late, are granted without notifications.
    const isNews = at.getTime() - row.reached_at.getTime() < dayMs
    if (taken.length > 0 && isNews) await notifyLevels(needs, tx, tournament, playerId, taken)
    await announceProgress(needs, tx, tournament, row, levels.length === 0 ? held : undefined)
  }
}

/** The levels that a player's figures reach and that they do not have yet. */
function newLevels(tournament: TournamentRow, row: TournamentPlayerRow, held: readonly ReachedRow[]): number[] {
  const highest = levelOf(tournament, row)
  if (highest <= held.length) return []
  const has = new Set(held.map(({ level }) => level))
  return Array.from({ length: highest }, (_, place) => place + 1).filter((level) => !has.has(level))
}

interface LevelReached {
  readonly tournament: TournamentRow
  readonly playerId: bigint
  readonly level: number
  readonly at: Date
}

/** Grants one level with its reward, in the transaction that reached it; false when it was granted before. */
export async function grantLevel(
  needs: AwardNeeds,
  tx: Tx,
  { tournament, playerId, level, at }: LevelReached,
): Promise<boolean> {
  const { frontend_identifier: identifier, currency, kind, id } = tournament
  const prize = rewardAt(tournament, level)
  const isNew = await insertLevel(tx, { identifier, playerId, level, isRewarded: prize !== undefined, at })
  if (!isNew || !prize) return isNew
  const player = await findPlayer(tx, playerId)
  await awardPrize(needs, tx, {
    key: `${kind}:${id}:${playerId}:${level}`,
    playerId,
    prize,
    currency,
    titles: rewardTitles(prize, currency, player?.brand ?? ''),
    source: { kind, id },
    at,
  })
  return true
}

/** Sends a notification for each reward, and one for the highest new level without a reward. */
async function notifyLevels(
  needs: AwardNeeds,
  tx: Tx,
  tournament: TournamentRow,
  playerId: bigint,
  levels: readonly number[],
): Promise<void> {
  const top = itemAt(levels, -1)
  for (const level of levels) {
    const prize = rewardAt(tournament, level)
    // Every participant has the first level of a quest, so it needs no notification.
    const isPlain = prize === undefined
    if (isPlain && (level !== top || (tournament.kind === 'quest' && level === 1))) continue
    await notifyReached(needs, tx, { playerId, tournament, level, prize })
  }
}
