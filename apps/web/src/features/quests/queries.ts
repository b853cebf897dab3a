import type { WireAchievement, WireQuest } from '@apogee/contract/quests'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { allBannersQuery } from '../../lib/api/bannersQuery'
import { isOnBreak } from '../../lib/onBreak'
import { readAt, type ServerTime } from '../../lib/time/platformTime'
import { playerQuery } from '../profile/queries'
import { type BannerText, withBanner } from './bannerText'

export interface QuestList extends ServerTime {
  readonly now: string
  readonly quests: readonly WireQuest[]
}
export interface AchievementList extends ServerTime {
  readonly now: string
  readonly achievements: readonly WireAchievement[]
}

const bannersOrNone = (client: QueryClient, locale: string): Promise<readonly BannerText[]> =>
  client
    .fetchQuery(allBannersQuery(locale, isOnBreak(client.getQueryData(playerQuery().queryKey))))
    // ERR-04: a failed load shows no banners.
    .catch(() => [])

/** All quests, with the texts of their banners, if any (wire-facts 14.2). */
export const questsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['quests.list', locale],
    queryFn: async ({ client }): Promise<QuestList> => {
      const [{ now, quests }, banners] = await Promise.all([api('quests.list', {}), bannersOrNone(client, locale)])
      return { now, ...readAt(), quests: quests.map((quest) => withBanner(quest, banners)) }
    },
    staleTime: 60_000,
  })

/** QST-08 */
export const achievementsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['quests.achievements', locale],
    queryFn: async ({ client }): Promise<AchievementList> => {
      const [{ now, achievements }, banners] = await Promise.all([
        api('quests.achievements', {}),
        bannersOrNone(client, locale),
      ])
      return { now, ...readAt(), achievements: achievements.map((one) => withBanner(one, banners)) }
    },
    staleTime: 60_000,
  })

/** The player's progress in all of them; realtime keeps it fresh. */
export const ownProgressQuery = () =>
  queryOptions({
    queryKey: ['quests.own'],
    queryFn: ({ signal }) => api('quests.own', {}, { signal }),
    staleTime: 30_000,
  })
