import { deferred } from '../../../lib/delivery'

/** What the page shows below the end of the quarter: its code loads when it comes near the screen. */
export const VipPart = deferred(
  'vip',
  import.meta.env.SSR ? (await import('./VipBody')).default : undefined,
  () => import('./VipBody'),
)
