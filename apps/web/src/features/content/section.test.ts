import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageQuery } from './pageQueries'
import { loadSection, type SectionArgs, textWaitMs } from './section'

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const areas = { content: { sections: { headTitle: 'Section', lotteries: { title: 'Lotteries', text: 'All draws' } } } }
const site = { locale: 'en', brand: { name: 'Apogee' }, texts: { locale: 'en', areas, need: async () => undefined } }

test('a section opens in a browser while the text of the operator is still on its way', async () => {
  const queryClient = new QueryClient()
  const answer = Promise.withResolvers<null>()
  const query = pageQuery('lotteries', 'en')
  const requested = queryClient.fetchQuery({ ...query, queryFn: () => answer.promise })
  const loading = loadSection('lotteries', {
    context: { queryClient, site, player: null } as unknown as SectionArgs['context'],
  })
  await vi.advanceTimersByTimeAsync(textWaitMs)
  expect(await loading).toEqual({ title: 'Section', description: 'All draws' })
  expect(queryClient.getQueryState(query.queryKey)?.fetchStatus).toBe('fetching')
  answer.resolve(null)
  await requested
})
