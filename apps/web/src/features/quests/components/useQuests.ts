import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../lib/page/site'
import { type PlatformTime, usePlatformTime } from '../../../lib/time/platformTime'
import { type Player, playerQuery } from '../../profile/queries'
import type { Progress, Quest } from '../model'
import { ownProgressQuery, questsQuery } from '../queries'

export interface Quests {
  readonly player: Player | null
  readonly groups: readonly string[]
  readonly quests: readonly Quest[] | undefined
  readonly own: readonly Progress[] | undefined
  readonly time: PlatformTime
  readonly hasFailed: boolean
  /** The quests have loaded, the player's progress has not. */
  readonly isPartial: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
}

const none: readonly string[] = []

export function useQuests(): Quests {
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
    isPartial: player !== null && own.isError && own.data === undefined,
    isRetrying: list.isFetching || own.isFetching,
    retry: () => void Promise.all([list.refetch(), player && own.refetch()]),
  }
}
