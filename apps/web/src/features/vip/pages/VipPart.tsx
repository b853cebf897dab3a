import { deferHydration } from '../../../lib/delivery'

/** The part of the page below the end of the quarter: its code loads when it comes near the screen. */
export const VipPart = deferHydration(
  'vip',
  import.meta.env.SSR ? (await import('./VipBody')).default : undefined,
  () => import('./VipBody'),
)
