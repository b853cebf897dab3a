import { sectionLooks } from '../../content/sections'
import { HubScreen, type Way } from '../screens/HubScreen'
import { tournamentListPage, useListWords } from './tournamentListPage'

const ways: readonly Way[] = (['lotteries', 'actions', 'achievements'] as const).map((key) => ({
  key,
  path: `/${key}`,
  art: sectionLooks[key].art ?? '',
}))

/** RT-17 */
export const tournamentHubPage = tournamentListPage('hub', () => <HubScreen {...useListWords('hub')} ways={ways} />)
