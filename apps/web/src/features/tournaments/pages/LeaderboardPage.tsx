import { useRouterState } from '@tanstack/react-router'
import { LeaderboardPart } from '../components/leaderboard/LeaderboardPart'
import { LeaderboardScreen } from '../screens/LeaderboardScreen'
import { tournamentListPage, useListTexts } from './tournamentListPage'

function LeaderboardPage() {
  const texts = useListTexts('leaderboard')
  const search = useRouterState({ select: ({ location }): Readonly<Record<string, unknown>> => location.search })
  return (
    <LeaderboardScreen
      {...texts}
      chosen={typeof search['of'] === 'string' ? search['of'] : undefined}
      addressOf={(identifier) => `/tournaments/leaderboard?of=${encodeURIComponent(identifier)}`}
    />
  )
}

export const leaderboardPage = tournamentListPage('leaderboard', LeaderboardPage, LeaderboardPart)
