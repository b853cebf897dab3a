import { createFileRoute } from '@tanstack/react-router'
import { tournamentPage } from '../features/tournaments/pages'

/** RT-19 */
export const Route = createFileRoute('/tournaments/$slug')({
  staticData: { frame: 'full', hasOwnAction: true, hasGuestAction: true },
  ...tournamentPage,
})
