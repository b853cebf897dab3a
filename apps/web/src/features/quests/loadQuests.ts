import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '../../lib/page/boot'
import { ownProgressQuery, questsQuery } from './queries'

interface Loading {
  readonly queryClient: QueryClient
  readonly site: Pick<Site, 'locale'>
  readonly player: object | null
}

/** Loads the data of the quest pages. A part that fails to load is left out (ERR-16). */
export const loadQuests = ({ queryClient, site, player }: Loading): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(questsQuery(site.locale)),
    player && queryClient.ensureQueryData(ownProgressQuery()),
  ])
