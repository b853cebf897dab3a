import { createFileRoute } from '@tanstack/react-router'
import { sectionPage } from '../features/content/pages'

/** RT-21, OPEN-02 */
export const Route = createFileRoute('/tournaments/leaderboard')({
  staticData: { awaits: 'tournaments', frame: 'full' },
  ...sectionPage('tournaments/leaderboard'),
})
