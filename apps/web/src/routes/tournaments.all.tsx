import { createFileRoute } from '@tanstack/react-router'
import { allTournamentsPage } from '../features/tournaments/pages'

/** RT-17: every tournament */
export const Route = createFileRoute('/tournaments/all')({
  staticData: { frame: 'full' },
  ...allTournamentsPage,
})
