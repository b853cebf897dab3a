import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const club = loadOnce(() => import('./pages/ClubPage'))
const adventure = loadOnce(() => import('./pages/AdventurePage'))
const own = loadOnce(() => import('./pages/VipPage'))

/** RT-33: all statuses, compared. */
export const clubPage = page(async () => (await club()).clubPage)

/** RT-52: the player's progress and their manager. */
export const vipPage = page(async () => (await own()).vipPage)

/** RT-34: the calendar of the adventure. */
export const adventurePage = page(async () => (await adventure()).adventurePage)
