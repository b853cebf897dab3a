import { deferHydration } from '../../../lib/delivery'

/** The part of a lottery's page below its header: its code loads when it comes near the screen. */
export const LotteryDetailsPart = deferHydration(
  'lotteryDetails',
  import.meta.env.SSR ? (await import('./LotteryDetails')).default : undefined,
  () => import('./LotteryDetails'),
)
