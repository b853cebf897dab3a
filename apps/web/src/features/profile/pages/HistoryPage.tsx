import type { Page } from '../../../lib/page/page'
import type { SectionArgs } from '../../content/section'
import { roundsQuery } from '../../games/rounds/rounds'
import { HistoryPanels } from './HistoryPanels'
import { loadProfile, ProfileFrame } from './ProfileFrame'

const HistoryPage = () => <ProfileFrame slug="profile/games-history" panel={HistoryPanels} />

export const historyPage: Page<SectionArgs> = {
  load: (args) => {
    const { queryClient } = args.context
    return loadProfile('profile/games-history', args, {
      texts: ['cashbox', 'bonuses', 'loyalty'],
      data: [queryClient.ensureInfiniteQueryData(roundsQuery({ outcome: 'all', period: 'd30' }))],
    })
  },
  Component: HistoryPage,
}
