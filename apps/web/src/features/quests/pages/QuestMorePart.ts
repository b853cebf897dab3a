import { deferHydration } from '../../../lib/delivery'

/** The games and the rules, below the levels: their code loads when they come near the screen. */
export const QuestMorePart = deferHydration(
  'questMore',
  import.meta.env.SSR ? (await import('./QuestMore')).default : undefined,
  () => import('./QuestMore'),
)
