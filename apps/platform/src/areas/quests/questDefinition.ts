import { questSizes } from '@apogee/rules/quests/identifier'
import { z } from 'zod'
import { competitionLook, competitionPrize, type TournamentRow } from '../tournaments/public.ts'

const byLanguage = z.record(z.string(), z.string())

/** Common fields of quests and achievements, as stored in their row of `tournaments`. */
const shown = {
  titles: byLanguage,
  texts: byLanguage,
  /** Name of an illustration. */
  emblem: z.string(),
  banner: competitionLook,
}

/** The definition of a quest. It stays as announced when rates and ladders change later. */
const questDefinition = z.object({
  ...shown,
  slug: z.string(),
  size: z.enum(questSizes),
  /** The required stake of each level, in minor units of its currency. */
  thresholds: z.array(z.int().min(0)).min(1),
  /** Rewards by level. */
  rewards: z.record(z.string(), competitionPrize),
})
export type QuestDefinition = z.output<typeof questDefinition>

const achievementDefinition = z.object({
  ...shown,
  kind: z.enum(['bet', 'spin']),
  /** Minor units of stakes, or rounds. */
  target: z.int().min(1),
  reward: competitionPrize.optional(),
  /** Sort order, lowest first. */
  order: z.int(),
})
export type AchievementDefinition = z.output<typeof achievementDefinition>

export const readQuestDefinition = ({ definition }: TournamentRow): QuestDefinition => questDefinition.parse(definition)

export const readAchievementDefinition = ({ definition }: TournamentRow): AchievementDefinition =>
  achievementDefinition.parse(definition)
