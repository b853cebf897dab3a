import { createFileRoute } from '@tanstack/react-router'
import { leaderboardPage } from '../features/tournaments/pages'

/** RT-21, OPEN-02 */
export const Route = createFileRoute('/tournaments/leaderboard')({
  staticData: { frame: 'full' },
  ...leaderboardPage,
})
