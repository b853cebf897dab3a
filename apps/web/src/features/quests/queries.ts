import type { WireAchievement, WireQuest, WireQuestProgress } from '@apogee/contract/quests'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../lib/api'
import { platformNow } from '../../lib/platformClock'
import { readAt, type ToldTime } from '../../lib/platformTime'
import { type BannerText, withBanner } from './bannerText'

export interface QuestList extends ToldTime {
  readonly now: string
  readonly quests: readonly WireQuest[]
}
export interface AchievementList extends ToldTime {
  readonly now: string
  readonly achievements: readonly WireAchievement[]
}

/** A platform that does not know our own calls: everything is a tournament there (wire-facts 14.2). */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404

// Our own platform never needs it.
const instead = () => import('./fromTournaments')

async function ownOr<T>(own: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await own()
  } catch (error) {
    if (!isUnknown(error)) throw error
    return await otherwise()
  }
}

const bannersOrNone = (): Promise<readonly BannerText[]> =>
  api('content.banners', {}).then(
    ({ banners }) => banners,
    () => [],
  )

const tournaments = async () => {
  const lists = await Promise.all([api('tournaments.list', {}), api('tournaments.recent', {})])
  return [...new Map(lists.flat().map((one) => [one.id, one])).values()]
}

/** Every quest there is, with the texts of its banner where it has one (wire-facts 14.2). */
export const questsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['quests.list', locale],
    queryFn: async (): Promise<QuestList> => {
      const [{ now, quests }, banners] = await Promise.all([
        ownOr<QuestList>(
          () => api('quests.list', {}),
          async () => (await instead()).questsOf(await tournaments(), new Date(platformNow())),
        ),
        bannersOrNone(),
      ])
      return { now, ...readAt(), quests: quests.map((quest) => withBanner(quest, banners)) }
    },
    staleTime: 60_000,
  })

/** QST-08 */
export const achievementsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['quests.achievements', locale],
    queryFn: async (): Promise<AchievementList> => {
      const [{ now, achievements }, banners] = await Promise.all([
        ownOr<AchievementList>(
          () => api('quests.achievements', {}),
          async () => (await instead()).achievementsOf(await tournaments(), new Date(platformNow())),
        ),
        bannersOrNone(),
      ])
      return { now, ...readAt(), achievements: achievements.map((one) => withBanner(one, banners)) }
    },
    staleTime: 60_000,
  })

/** The player in all of them; messages keep it fresh. */
export const ownProgressQuery = () =>
  queryOptions({
    queryKey: ['quests.own'],
    queryFn: ({ signal }): Promise<WireQuestProgress[]> =>
      ownOr(
        () => api('quests.own', {}, { signal }),
        async () => {
          const [all, own] = await Promise.all([tournaments(), api('tournaments.statuses', {}, { signal })])
          return (await instead()).progressOf(all, own)
        },
      ),
    staleTime: 30_000,
  })
