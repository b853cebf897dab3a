import { questSizes } from '@apogee/rules/quests/identifier'
import { z } from 'zod'
import { competitionLook, competitionPrize, type TournamentRow } from '../tournaments/public.ts'

const byLanguage = z.record(z.string(), z.string())

/** What quests and achievements share, as their row of `tournaments` keeps it. */
const shown = {
  titles: byLanguage,
  texts: byLanguage,
  /** Name of an illustration. */
  emblem: z.string(),
  banner: competitionLook,
}

/** The definition of a quest: what was announced does not change any more, whatever becomes of rates and ladders. */
const questDefinition = z.object({
  ...shown,
  slug: z.string(),
  size: z.enum(questSizes),
  /** What has to be staked for each level, in minor units of its currency. */
  thresholds: z.array(z.int().min(0)).min(1),
  /** Rewards by level. */
  rewards: z.record(z.string(), competitionPrize),
})
export type QuestDefinition = z.output<typeof questDefinition>

/** The definition of an achievement. */
const achievementDefinition = z.object({
  ...shown,
  kind: z.enum(['bet', 'spin']),
  /** Minor units of stakes, or rounds. */
  target: z.int().min(1),
  reward: competitionPrize.optional(),
  /** Those with a lower one come first. */
  order: z.int(),
})
export type AchievementDefinition = z.output<typeof achievementDefinition>

export const readQuestDefinition = ({ definition }: TournamentRow): QuestDefinition => questDefinition.parse(definition)

export const readAchievementDefinition = ({ definition }: TournamentRow): AchievementDefinition =>
  achievementDefinition.parse(definition)
