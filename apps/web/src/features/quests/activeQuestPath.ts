import type { QueryClient } from '@tanstack/react-query'
import type { Site } from '../../lib/page/boot'
import type { Player } from '../profile/queries'
import { questPath } from './components/questPaths'
import { loadQuests } from './loadQuests'
import { activeQuest } from './model'
import { ownProgressQuery, questsQuery } from './queries'

interface Context {
  readonly queryClient: QueryClient
  readonly site: Pick<Site, 'locale'>
  readonly player: Player | null
}

/** OPEN-31: the target of `/action`: the active quest for this visitor, or main. */
export async function activeQuestPath(context: Context): Promise<string> {
  await loadQuests(context)
  const { queryClient, site, player } = context
  const list = queryClient.getQueryData(questsQuery(site.locale).queryKey)
  const own = player ? queryClient.getQueryData(ownProgressQuery().queryKey) : undefined
  const groups = player?.statuses.map(({ id }) => id) ?? []
  const quest = list && activeQuest(list.quests, own, groups, Date.parse(list.now))
  return quest ? questPath(quest) : '/'
}
