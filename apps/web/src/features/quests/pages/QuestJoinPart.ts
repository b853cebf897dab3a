import { deferred } from '../../../lib/delivery'

/** The button that joins a quest: guests and quests that nobody has to join need no code for it. */
export const QuestJoinPart = deferred(
  'questJoin',
  import.meta.env.SSR ? (await import('./QuestJoin')).default : undefined,
  () => import('./QuestJoin'),
)
