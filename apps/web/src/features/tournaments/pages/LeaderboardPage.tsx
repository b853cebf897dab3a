import { useRouterState } from '@tanstack/react-router'
import { LeaderboardPart } from '../components/leaderboard/LeaderboardPart'
import { LeaderboardScreen } from '../screens/LeaderboardScreen'
import { tournamentListPage, useListWords } from './tournamentListPage'

function LeaderboardPage() {
  const words = useListWords('leaderboard')
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  return (
    <LeaderboardScreen
      {...words}
      chosen={typeof search['of'] === 'string' ? search['of'] : undefined}
      addressOf={(identifier) => `/tournaments/leaderboard?of=${encodeURIComponent(identifier)}`}
    />
  )
}

export const leaderboardPage = tournamentListPage('leaderboard', LeaderboardPage, LeaderboardPart)
