import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { activeQuestPath } from './activeQuestPath'
import { ownProgressQuery, questsQuery } from './queries'
import { noon, progress, quest } from './questFixture'

const site = { locale: 'en' } as const
const player = { statuses: [{ id: '257', name: 'Bronze' }] } as never // the only field of a player that matters

function context(quests: readonly ReturnType<typeof quest>[], who: typeof player | null = null) {
  const queryClient = new QueryClient()
  const now = new Date(noon).toISOString()
  queryClient.setQueryData(questsQuery('en').queryKey, { now, quests })
  queryClient.setQueryData(ownProgressQuery().queryKey, [progress()])
  return { queryClient, site, player: who }
}

test('[RT-30] `/action` without a slug opens the active quest, or main without one', async () => {
  expect(await activeQuestPath(context([quest()]))).toBe('/action/moon-walk')
  expect(await activeQuestPath(context([quest({ status: 'archive' })]))).toBe('/')
  expect(await activeQuestPath(context([]))).toBe('/')
})

test('[RT-30] a quest for a group opens for members only', async () => {
  const forVip = quest({ slug: 'vip', group_ids: [257], frontend_identifier: 'quest--m--vip' })
  expect(await activeQuestPath(context([forVip]))).toBe('/')
  expect(await activeQuestPath(context([forVip], player))).toBe('/action/vip')
})

test('[RT-30] when the quests cannot be loaded it opens main', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryDefaults(questsQuery('en').queryKey, { queryFn: () => Promise.reject(new Error('away')) })
  expect(await activeQuestPath({ queryClient, site, player: null })).toBe('/')
})
