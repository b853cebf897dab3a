import { useRouteContext } from '@tanstack/react-router'
import { HubScreen } from '../screens/HubScreen'
import { HubMorePart } from './HubMorePart'
import { tournamentListPage, useListTexts } from './tournamentListPage'

function TournamentHubPage() {
  const { player } = useRouteContext({ from: '__root__' })
  return <HubScreen {...useListTexts('hub')} more={<HubMorePart of={player?.id ?? 'guest'} />} />
}

/** RT-17 */
export const tournamentHubPage = tournamentListPage('hub', TournamentHubPage, HubMorePart)
