import { deferHydration } from '../../../lib/delivery'

/** Below the boxes: its code loads when it comes near the screen. */
export const ChanceProofsPart = deferHydration(
  'chanceProofs',
  import.meta.env.SSR ? (await import('./ChanceProofs')).default : undefined,
  () => import('./ChanceProofs'),
)
