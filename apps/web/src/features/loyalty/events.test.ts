import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { playerQuery } from '../profile/queries'
import { statusesQuery } from '../site/queries'
import { loyaltyEvents } from './events'
import { type Points, pointsQuery } from './queries'

const points = (version: number, chargeable: number, persistent = chargeable): Points => ({
  chargeable: { points: chargeable },
  persistent: { points: persistent },
  version,
})
const { queryKey } = pointsQuery()

function cacheWith(shown: Points | undefined) {
  const cache = new QueryClient()
  if (shown) cache.setQueryData(queryKey, shown)
  const level = (number: number, min: number, max: number | null) => ({
    id: `level_${number}`,
    name: `Level ${number}`,
    status: true,
    writable: false,
    conditions: [{ persistent_comp_points: { type: 'range', exclude_end: true, min, max } }],
  })
  cache.setQueryData(statusesQuery.queryKey, [level(1, 0, 100), level(2, 100, 500)])
  cache.setQueryData(playerQuery().queryKey, { statuses: [{ id: 'level_1', name: 'Level 1' }] } as never)
  return cache
}
const isProfileStale = (cache: QueryClient) => cache.getQueryState(playerQuery().queryKey)?.isInvalidated

test('a message updates the points; a repeated or late one changes nothing', () => {
  const cache = cacheWith(points(3, 10))
  for (const message of [points(4, 20), points(4, 20), points(2, 5)]) loyaltyEvents.comps_award?.(message, cache)
  expect(cache.getQueryData(queryKey)).toEqual(points(4, 20))
})

test('a message without loaded points changes nothing', () => {
  const cache = cacheWith(undefined)
  loyaltyEvents.comps_award?.(points(1, 5), cache)
  expect(cache.getQueryData(queryKey)).toBeUndefined()
})

test('a message during the first read of the points does not cancel it: the response is used, and the read repeated', async () => {
  const cache = cacheWith(undefined)
  const answers = [Promise.withResolvers<Points>(), Promise.withResolvers<Points>()]
  let reads = 0
  const first = cache.fetchQuery({ queryKey, queryFn: () => answers[reads++]!.promise })
  loyaltyEvents.comps_award?.(points(2, 20), cache)
  answers[0]!.resolve(points(1, 10))
  await expect(first).resolves.toEqual(points(1, 10))
  await vi.waitFor(() => expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('[CP-24] the profile is refetched when the points reach the maximum of the level, and not before', async () => {
  const cache = cacheWith(points(1, 0, 90))
  loyaltyEvents.comps_award?.(points(2, 0, 99.99), cache)
  await Promise.resolve()
  expect(isProfileStale(cache)).toBe(false)
  loyaltyEvents.comps_award?.(points(3, 0, 100), cache)
  await vi.waitFor(() => expect(isProfileStale(cache)).toBe(true))
})
