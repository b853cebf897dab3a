import {
  InfiniteQueryObserver,
  infiniteQueryOptions,
  QueryClient,
  QueryObserver,
  queryOptions,
} from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { isNewest, merge, patch, refetch } from './freshness'
import { isStale } from './isStale'

interface Read {
  readonly answer: (value: string[]) => void
  isAborted: boolean
}

let reads: Read[]
let cache: QueryClient
const listQuery = (key = 'list') =>
  queryOptions({
    queryKey: [key],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      new Promise<string[]>((resolve) => {
        const read: Read = { answer: resolve, isAborted: false }
        signal.addEventListener('abort', () => {
          read.isAborted = true
        })
        reads.push(read)
      }),
  })
beforeEach(() => {
  reads = []
  cache = new QueryClient()
})

/** A screen that shows the list. */
const show = (key?: string) => new QueryObserver(cache, listQuery(key)).subscribe(() => undefined)
const held = () => cache.getQueryData(listQuery().queryKey)
const hear = (word: string) => patch(cache, listQuery().queryKey, (list) => [...list, word])
/** Waits until all effects of a response have run: promises only, no timers. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a message received during the first read is not lost: the response is shown, and the read repeated', async () => {
  show()
  hear('asked for documents')
  hear('and again')
  expect(reads).toHaveLength(1)
  reads[0]!.answer(['older than the message'])
  await settled()
  expect(held()).toEqual(['older than the message'])
  expect(reads).toHaveLength(2)
  reads[1]!.answer(['as it is'])
  await settled()
  expect(held()).toEqual(['as it is'])
  expect(reads).toHaveLength(2)
})

test('a message received during a later read is applied at once, and the read restarts instead of being dropped', async () => {
  show()
  reads[0]!.answer(['first'])
  await settled()
  void cache.invalidateQueries(listQuery())
  hear('second')
  expect(held()).toEqual(['first', 'second'])
  expect(reads.map(({ isAborted }) => isAborted)).toEqual([false, true, false])
  reads[2]!.answer(['first', 'second', 'third, told to nobody'])
  await settled()
  expect(held()).toEqual(['first', 'second', 'third, told to nobody'])
})

for (const kind of ['patch', 'refetch'])
  for (const outcome of ['shown', 'failed'])
    test(`a message received during the read of a next page does not cancel it: it is ${outcome}, and all pages are read again (${kind})`, async () => {
      const reads: { page: number; answer: () => void; fail: () => void }[] = []
      const pages = infiniteQueryOptions({
        queryKey: ['pages'],
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        queryFn: ({ pageParam: page }) =>
          new Promise<string>((resolve, reject) => {
            const text = `page ${page}, read ${reads.length + 1}`
            reads.push({ page, answer: () => resolve(text), fail: () => reject(new Error('lost')) })
          }),
        initialPageParam: 1,
        getNextPageParam: (_last, all) => all.length + 1,
      })
      const pagesRead = () => reads.map(({ page }) => page)
      const shown = () => cache.getQueryData(pages.queryKey)?.pages
      const message = () =>
        kind === 'patch' ? patch(cache, pages.queryKey, (data) => data) : refetch(cache, { queryKey: pages.queryKey })
      const list = new InfiniteQueryObserver(cache, pages)
      list.subscribe(() => undefined)
      reads[0]!.answer()
      await settled()
      void list.fetchNextPage()
      message()
      message()
      expect(pagesRead()).toEqual([1, 2])
      if (outcome === 'shown') reads[1]!.answer()
      else reads[1]!.fail()
      await settled()
      expect(shown()).toEqual(outcome === 'shown' ? ['page 1, read 1', 'page 2, read 2'] : ['page 1, read 1'])
      expect(pagesRead()).toEqual([1, 2, 1])
      reads[2]!.answer()
      await settled()
      reads[3]?.answer()
      await settled()
      expect(shown()).toEqual(outcome === 'shown' ? ['page 1, read 3', 'page 2, read 4'] : ['page 1, read 3'])
    })

test('a message received while no read is in flight updates the cache and reads nothing', async () => {
  show()
  reads[0]!.answer(['first'])
  await settled()
  hear('second')
  expect(held()).toEqual(['first', 'second'])
  expect(reads).toHaveLength(1)
})

test('a change with a version reaches a response in flight without another read; one without repeats the read', async () => {
  const at = (version?: number) =>
    merge(cache, listQuery().queryKey, { version }, (list) =>
      version !== undefined && Number(list[0]) >= version ? list : [`${version}`],
    )
  show()
  at(2)
  at(3)
  reads[0]!.answer(['1'])
  await settled()
  expect(held()).toEqual(['3'])
  void cache.invalidateQueries(listQuery())
  at(4)
  expect(held()).toEqual(['4'])
  reads[1]!.answer(['5'])
  await settled()
  expect(held()).toEqual(['5'])
  expect(reads).toHaveLength(2)
  void cache.invalidateQueries(listQuery())
  at()
  expect(reads).toHaveLength(4)
})

test('a read awaited without an observer resolves, and its result counts as stale', async () => {
  const waits = cache.fetchQuery(listQuery())
  hear('heard meanwhile')
  reads[0]!.answer(['older'])
  expect(await waits).toEqual(['older'])
  await settled()
  expect(cache.getQueryState(listQuery().queryKey)?.isInvalidated).toBe(true)
})

test('a message without a cached query changes nothing', () => {
  hear('anything')
  expect(held()).toBeUndefined()
})

test('after a gap queries on screen are refetched, also those in their first read; the others become stale', async () => {
  show('shown')
  show('list')
  reads[0]!.answer(['shown'])
  await settled()
  cache.setQueryData(['unseen'], [])
  cache.setQueryData(['public'], [])
  refetch(cache, { predicate: ({ queryKey: [key] }) => key !== 'public' })
  expect(reads).toHaveLength(3)
  reads[1]!.answer(['read before anything was heard'])
  await settled()
  expect(reads).toHaveLength(4)
  reads[3]!.answer(['read after'])
  await settled()
  expect(held()).toEqual(['read after'])
  expect(cache.getQueryState(['unseen'])?.isInvalidated).toBe(true)
  expect(cache.getQueryState(['public'])?.isInvalidated).toBe(false)
})

test('the newest message about a subject has a larger version than all before it, in this cache', () => {
  const versions = [1, 3, 3, 2, 4].map((version) => isNewest(cache, 'bonus-1', { version }))
  expect(versions).toEqual([true, true, false, false, true])
  expect(isNewest(cache, 'bonus-2', { version: 1 })).toBe(true)
  expect(isNewest(new QueryClient(), 'bonus-1', { version: 1 })).toBe(true)
})

test.each([
  [undefined, 1, false],
  [{ version: 2 }, 1, true],
  [{ version: 2 }, 2, true],
  [{ version: 2 }, 3, false],
  // Cached before versions existed, or sent by a platform without them.
  [{}, 1, false],
  [{ version: 2 }, undefined, false],
])('with a cached %o, a message of version %s is stale: %s', (state, version, expected) => {
  expect(isStale(state, { version })).toBe(expected)
})
