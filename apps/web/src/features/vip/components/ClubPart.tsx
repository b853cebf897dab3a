import { deferHydration } from '../../../lib/delivery'

/** The part of the club below the ladder: its code loads when it comes near the screen. */
export const ClubPart = deferHydration(
  'club',
  import.meta.env.SSR ? (await import('./ClubBody')).default : undefined,
  () => import('./ClubBody'),
)
