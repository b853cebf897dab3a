import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'

const hub = loadOnce(() => import('./pages/TournamentHubPage'))
const all = loadOnce(() => import('./pages/AllTournamentsPage'))
const archive = loadOnce(() => import('./pages/TournamentArchivePage'))
const leaderboard = loadOnce(() => import('./pages/LeaderboardPage'))
const one = loadOnce(() => import('./pages/TournamentPage'))

/** RT-17, RT-21 */
export const tournamentHubPage = page(async () => (await hub()).tournamentHubPage)
export const allTournamentsPage = page(async () => (await all()).allTournamentsPage)
export const tournamentArchivePage = page(async () => (await archive()).tournamentArchivePage)
export const leaderboardPage = page(async () => (await leaderboard()).leaderboardPage)

/** RT-19 */
export const tournamentPage = page(async () => (await one()).tournamentPage)
