import { deferHydration } from '../../../lib/delivery'

/** The rewards, next to or below the levels: their code loads when they come near the screen. */
export const QuestRewardsPart = deferHydration(
  'questRewards',
  import.meta.env.SSR ? (await import('./QuestRewards')).default : undefined,
  () => import('./QuestRewards'),
)
