import { createFileRoute } from '@tanstack/react-router'
import { tournamentHubPage } from '../features/tournaments/pages'

/** RT-17: the hub */
export const Route = createFileRoute('/tournaments/')({
  staticData: { frame: 'full', hasOwnAction: true, hasGuestAction: true },
  ...tournamentHubPage,
})
