import { deferHydration } from '../../../lib/delivery'

/** The player's progress: guests do not load its code. */
export const QuestOwnPart = deferHydration(
  'questOwn',
  import.meta.env.SSR ? (await import('./QuestOwn')).default : undefined,
  () => import('./QuestOwn'),
)
