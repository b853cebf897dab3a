import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../lib/page/site'
import { usePlatformTime } from '../../../lib/time/platformTime'
import { playerQuery } from '../../profile/queries'
import { ownProgressQuery, questsQuery } from '../queries'

const none: readonly string[] = []

export function useQuests() {
  const { locale } = useSite()
  const { data: player = null } = useQuery(playerQuery())
  const list = useQuery(questsQuery(locale))
  const own = useQuery({ ...ownProgressQuery(), enabled: player !== null })
  return {
    player,
    groups: player?.statuses.map(({ id }) => id) ?? none,
    quests: list.data?.quests,
    own: player ? own.data : undefined,
    time: usePlatformTime(list.data ?? {}),
    hasFailed: list.isError && list.data === undefined,
    /** The quests have loaded, the player's progress has not. */
    isPartial: player !== null && own.isError && own.data === undefined,
    isRetrying: list.isFetching || own.isFetching,
    retry: () => void Promise.all([list.refetch(), player && own.refetch()]),
  }
}

export type Quests = ReturnType<typeof useQuests>
