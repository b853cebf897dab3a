import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page'
import type { WheelName } from './model'

const wheel = loadOnce(() => import('./pages/WheelPage'))

/** RT-32: a wheel and everything about its spins. */
export const wheelPage = (name: WheelName) => page(async () => (await wheel()).wheelPageOf(name))
