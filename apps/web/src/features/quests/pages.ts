import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const actions = loadOnce(() => import('./pages/ActionsPage'))
const action = loadOnce(() => import('./pages/ActionPage'))
const achievements = loadOnce(() => import('./pages/AchievementsPage'))

/** RT-18: the hub of quests. */
export const actionsPage = page(async () => (await actions()).actionsPage)

/** RT-30: a quest. */
export const actionPage = page(async () => (await action()).actionPage)

/** RT-18, QST-08 */
export const achievementsPage = page(async () => (await achievements()).achievementsPage)
