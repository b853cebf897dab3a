import { deferHydration } from '../../../lib/delivery'

/** The button that joins a quest: its code is not needed for guests and for quests without joining. */
export const QuestJoinPart = deferHydration(
  'questJoin',
  import.meta.env.SSR ? (await import('./QuestJoin')).default : undefined,
  () => import('./QuestJoin'),
)
