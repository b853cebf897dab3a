import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { playerQuery } from '../profile/queries'
import { limitsEvents } from './events'
import { limitsQuery } from './queries'

const { queryKey } = limitsQuery()

const hear = (cache: QueryClient) => limitsEvents.limits?.({}, cache)

/** Limits on a screen, with responses that the test controls. */
function shownLimits() {
  const cache = new QueryClient()
  const answers: ((limits: readonly string[]) => void)[] = []
  const read = vi.fn(() => new Promise<readonly string[]>((resolve) => answers.push(resolve)))
  new QueryObserver(cache, {
    queryKey: [...queryKey],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined)
  return { cache, read, answer: (place: number, ...limits: string[]) => answers[place]!(limits) }
}
const held = (cache: QueryClient) => cache.getQueryData<unknown>(queryKey)
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a change refetches the limits and whether the player takes a break', async () => {
  const { cache, answer } = shownLimits()
  cache.setQueryData(playerQuery().queryKey, { id: 1 } as never)
  answer(0, 'old')
  await settled()
  hear(cache)
  answer(1, 'new')
  await settled()
  expect(held(cache)).toEqual(['new'])
  expect(cache.getQueryState(playerQuery().queryKey)?.isInvalidated).toBe(true)
})

test('a message during the first read does not cancel it: the response may be older, so the read is repeated', async () => {
  const { cache, read, answer } = shownLimits()
  hear(cache)
  expect(read).toHaveBeenCalledTimes(1)
  answer(0, 'before the change')
  await settled()
  expect(held(cache)).toEqual(['before the change'])
  answer(1, 'after it')
  await settled()
  expect(held(cache)).toEqual(['after it'])
})

test('a late or repeated message leaves the server’s latest state on the screen', async () => {
  const { cache, read, answer } = shownLimits()
  answer(0, 'old')
  await settled()
  hear(cache)
  hear(cache)
  const last = read.mock.calls.length - 1
  for (let place = 1; place <= last; place += 1) answer(place, place === last ? 'newest' : 'newer')
  await settled()
  expect(held(cache)).toEqual(['newest'])
})

test('without loaded limits a message reads nothing', () => {
  const cache = new QueryClient()
  hear(cache)
  expect(cache.getQueryCache().getAll()).toEqual([])
})
