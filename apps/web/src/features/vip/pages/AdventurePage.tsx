import { hasAdventures } from '@apogee/rules/profile/roles'
import { useRouteContext } from '@tanstack/react-router'
import type { Page } from '../../../lib/page/page'
import { bonusesQuery, freespinsQuery } from '../../bonuses/queries'
import { loadSection, type SectionArgs } from '../../content/section'
import { adventuresQuery, ownAdventureQuery } from '../queries'
import { AdventurePart, loadAdventureBody } from './AdventurePart'

const slug = 'rocketplay-adventure'

function AdventurePage() {
  const { player } = useRouteContext({ from: '__root__' })
  return <AdventurePart of={player?.id} />
}

/** RT-34 */
export const adventurePage: Page<SectionArgs> = {
  load: async (args) => {
    const { queryClient, site, player } = args.context
    const isMember = player && hasAdventures(player.statuses.map(({ id }) => id))
    const shown = Promise.allSettled([
      ...(player ? [queryClient.ensureQueryData(adventuresQuery())] : []),
      ...(isMember
        ? [
            queryClient.ensureQueryData(ownAdventureQuery()),
            queryClient.ensureQueryData(bonusesQuery()),
            queryClient.ensureQueryData(freespinsQuery()),
          ]
        : []),
    ])
    const [words] = await Promise.all([
      loadSection(slug, args),
      site.texts.need('adventure'),
      // In a browser the page is shown at once, and its days when they have loaded.
      import.meta.env.SSR ? shown : loadAdventureBody(),
    ])
    return words
  },
  Component: AdventurePage,
}
