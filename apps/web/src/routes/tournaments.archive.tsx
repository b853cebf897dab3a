import { createFileRoute } from '@tanstack/react-router'
import { tournamentArchivePage } from '../features/tournaments/pages'

/** RT-21, OPEN-02 */
export const Route = createFileRoute('/tournaments/archive')({
  staticData: { frame: 'full' },
  ...tournamentArchivePage,
})
