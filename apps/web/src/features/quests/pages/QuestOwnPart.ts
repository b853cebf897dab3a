import { deferred } from '../../../lib/delivery'

/** How far the player has come: guests need no code for it. */
export const QuestOwnPart = deferred(
  'questOwn',
  import.meta.env.SSR ? (await import('./QuestOwn')).default : undefined,
  () => import('./QuestOwn'),
)
