import { deferHydration } from '../../../../lib/delivery'

/** The drawn lotteries, below the others: their code loads when they come near the screen. */
export const DrawnPart = deferHydration(
  'drawn',
  import.meta.env.SSR ? (await import('./Drawn')).default : undefined,
  () => import('./Drawn'),
)
