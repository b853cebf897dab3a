import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'
import type { WheelName } from './model'

const wheel = loadOnce(() => import('./pages/WheelPage'))
const chance = loadOnce(() => import('./pages/ChancePage'))

/** RT-32: a wheel and everything about its spins. */
export const wheelPage = (name: WheelName) => page(async () => (await wheel()).wheelPageOf(name))

/** RT-39: the three boxes. */
export const chancePage = page(async () => (await chance()).chancePage)
