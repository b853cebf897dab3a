import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const all = loadOnce(() => import('./pages/LotteriesPage'))
const one = loadOnce(() => import('./pages/LotteryPage'))

/** RT-18: lotteries on sale, announced, and drawn. */
export const lotteriesPage = page(async () => (await all()).lotteriesPage)

/** RT-20: one lottery, with its draw. */
export const lotteryPage = page(async () => (await one()).lotteryPage)
