import { createFileRoute } from '@tanstack/react-router'
import { lotteryPage } from '../features/lotteries/pages'

/** RT-20 */
export const Route = createFileRoute('/lottery/$slug')({
  staticData: { frame: 'full', hasOwnAction: true },
  ...lotteryPage,
})
