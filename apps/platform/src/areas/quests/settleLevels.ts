import type { Tx } from '../../core/db/db.ts'
import { findPlayer } from '../profile/public.ts'
import {
  type AwardNeeds,
  awardPrize,
  type CompetitionPrize,
  findTournamentPlayer,
  type TournamentRow,
} from '../tournaments/public.ts'
import { announceProgress } from './announceProgress.ts'
import { levelOf } from './progressOf.ts'
import { readAchievementDefinition, readQuestDefinition } from './questDefinition.ts'
import { rewardTitles } from './rewardWords.ts'
import { listReached, takeLevel } from './store.ts'
import { tellReached } from './tellReached.ts'

const dayMs = 86_400_000

/** What a level gives; undefined for one without a reward. */
function rewardAt(tournament: TournamentRow, level: number): CompetitionPrize | undefined {
  if (tournament.kind === 'quest') return readQuestDefinition(tournament).rewards[level]
  return readAchievementDefinition(tournament).reward
}

/**
 * Gives a player every level that their figures reach and that they have not had yet, each with its reward, once. What a rolled-back
 * bet takes away later does not take a level back, and reaching it again gives nothing.
 */
export async function settleLevels(
  needs: AwardNeeds,
  tx: Tx,
  tournament: TournamentRow,
  playerId: bigint,
): Promise<void> {
  const row = await findTournamentPlayer(tx, tournament.id, playerId)
  if (!row || row.removed_at) return
  const highest = levelOf(tournament, row)
  const held = new Set((await listReached(tx, playerId, tournament.frontend_identifier)).map(({ level }) => level))
  const taken: number[] = []
  const at = needs.clock.now()
  for (let level = 1; level <= highest; level++)
    // Most bets reach none: they cost one read.
    if (!held.has(level) && (await giveLevel(needs, tx, { tournament, playerId, level, at }))) taken.push(level)
  // What is counted long afterwards, when a quest is announced late, is given without a message for each level.
  const isNews = at.getTime() - row.reached_at.getTime() < dayMs
  if (taken.length > 0 && isNews) await tellLevels(needs, tx, tournament, playerId, taken)
  await announceProgress(needs, tx, tournament, row)
}

interface LevelReached {
  readonly tournament: TournamentRow
  readonly playerId: bigint
  readonly level: number
  readonly at: Date
}

/** Gives one level with its reward, in the transaction of what reached it; false when it was given before. */
export async function giveLevel(
  needs: AwardNeeds,
  tx: Tx,
  { tournament, playerId, level, at }: LevelReached,
): Promise<boolean> {
  const { frontend_identifier: identifier, currency, kind, id } = tournament
  const prize = rewardAt(tournament, level)
  const isNew = await takeLevel(tx, { identifier, playerId, level, isRewarded: prize !== undefined, at })
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

/** One message for each reward, and one for the highest level of those that bring none. */
async function tellLevels(
  needs: AwardNeeds,
  tx: Tx,
  tournament: TournamentRow,
  playerId: bigint,
  levels: readonly number[],
): Promise<void> {
  const top = levels.at(-1)!
  for (const level of levels) {
    const prize = rewardAt(tournament, level)
    // Everybody who takes part has the first level of a quest: that is nothing to tell.
    const isPlain = prize === undefined
    if (isPlain && (level !== top || (tournament.kind === 'quest' && level === 1))) continue
    await tellReached(needs, tx, { playerId, tournament, level, prize })
  }
}
