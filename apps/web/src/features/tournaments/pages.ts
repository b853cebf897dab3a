import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page'
import type { TournamentList } from './components/TournamentTabs'

const lists = loadOnce(() => import('./pages/TournamentListPage'))
const one = loadOnce(() => import('./pages/TournamentPage'))

/** RT-17, RT-21: the hub, all tournaments, the archive, the leaderboards. */
export const tournamentListPage = (list: TournamentList) => page(async () => (await lists()).tournamentListPageOf(list))

/** RT-19 */
export const tournamentPage = page(async () => (await one()).tournamentPage)
