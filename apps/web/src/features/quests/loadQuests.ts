import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '../../lib/boot'
import { ownProgressQuery, questsQuery } from './queries'

interface Loading {
  readonly queryClient: QueryClient
  readonly site: Pick<Site, 'locale'>
  readonly player: object | null
}

/** What the pages of quests show. What does not load is shown without (ERR-16). */
export const loadQuests = ({ queryClient, site, player }: Loading): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(questsQuery(site.locale)),
    player && queryClient.ensureQueryData(ownProgressQuery()),
  ])
