import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ensureOr } from './ensureOr'

const query = (queryFn: () => Promise<readonly string[]>) =>
  queryOptions({ queryKey: ['list'], queryFn, staleTime: 60_000, retry: false })
const broken = query(() => Promise.reject(new Error('down')))
const whole = query(async () => ['a'])

test('[ERR-03] optional data that fails to load is replaced by its fallback and requested again', async () => {
  const client = new QueryClient()
  expect(await ensureOr(client, broken, [])).toEqual([])
  expect(client.getQueryData(broken.queryKey)).toEqual([])
  expect(await client.fetchQuery(whole)).toEqual(['a'])
})

test('loaded data is cached and not requested again', async () => {
  const client = new QueryClient()
  expect(await ensureOr(client, whole, [])).toEqual(['a'])
  expect(await ensureOr(client, broken, [])).toEqual(['a'])
})
