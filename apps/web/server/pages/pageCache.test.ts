import { expect, test, vi } from 'vitest'
import { NonceText } from '../delivery/index.ts'
import { type CachedPage, PageCache, type Rendering, renderingFailed } from './pageCache.ts'

const pageOf = async (text: string): Promise<CachedPage> => ({ headers: {}, text: await NonceText.of(text, 'nonce') })

function open(mostBytes?: number) {
  const state = { now: 0, version: '1', made: [] as string[] }
  const onError = vi.fn()
  const cache = new PageCache({
    now: () => state.now,
    version: () => state.version,
    onError,
    ...(mostBytes && { maxBytes: mostBytes }),
  })
  const getFor = async (variant: string, key: string, make: () => Promise<Rendering>) => {
    const page = await cache.get(key, variant, () => {
      state.made.push(key)
      return make()
    })
    return page && Buffer.from(page.text.toPlain('nonce')).toString()
  }
  const get = (key: string, make: () => Promise<Rendering> = () => pageOf(`${key}@${state.now}`)) =>
    getFor('desktop', key, make)
  return { state, cache, get, getFor, onError }
}

test('a page is cached for ten seconds, then served once more while it is rendered again', async () => {
  const { state, get } = open()
  expect(await get('/')).toBe('/@0')
  state.now = 9_999
  expect(await get('/')).toBe('/@0')
  state.now = 10_000
  expect(await get('/')).toBe('/@0')
  await vi.waitFor(async () => expect(await get('/')).toBe('/@10000'))
  expect(state.made).toEqual(['/', '/'])
})

test('concurrent requests share one rendering', async () => {
  const { state, get } = open()
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['/@0', '/@0', '/@0'])
  state.now = 20_000
  await Promise.all([get('/'), get('/'), get('/')])
  expect(state.made).toEqual(['/', '/'])
})

test('a page that differs by device is cached for each, any other page once', async () => {
  const { state, getFor } = open()
  const lobby = (variant: string) => getFor(variant, '/', async () => ({ ...(await pageOf(variant)), variant }))
  const about = (variant: string) => getFor(variant, '/about', () => pageOf(variant))
  expect(await Promise.all([lobby('desktop'), lobby('mobile')])).toEqual(['desktop', 'mobile'])
  expect([await about('mobile'), await about('desktop')]).toEqual(['mobile', 'mobile'])
  expect([await lobby('mobile'), await lobby('desktop')]).toEqual(['mobile', 'desktop'])
  expect(state.made).toEqual(['/', '/', '/about'])
})

test('a page that becomes device-dependent is not served to other devices', async () => {
  const { state, getFor } = open()
  await getFor('desktop', '/', () => pageOf('for all'))
  state.now = 10_000
  const differs = (variant: string) => getFor(variant, '/', async () => ({ ...(await pageOf(variant)), variant }))
  expect(await differs('desktop')).toBe('for all')
  await vi.waitFor(async () => expect(await differs('desktop')).toBe('desktop'))
  expect(await differs('mobile')).toBe('mobile')
})

test('a page without a request in half a minute is rendered before it is sent', async () => {
  const { state, get } = open()
  await get('/')
  state.now = 31_000
  expect(await get('/')).toBe('/@31000')
})

test('when rendering again fails, the old page stays and rendering is retried after a second', async () => {
  const { state, get, onError } = open()
  await get('/')
  state.now = 10_000
  const fail = () => Promise.reject(new Error('no database'))
  expect(await get('/', fail)).toBe('/@0')
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  expect(await get('/', fail)).toBe('/@0')
  state.now = 11_000
  expect(await get('/')).toBe('/@0')
  await vi.waitFor(async () => expect(await get('/')).toBe('/@11000'))
})

test('pages that differ by visitor and failures are not cached', async () => {
  const { state, get } = open()
  expect(await get('/nope', async () => null)).toBeNull()
  await expect(get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('/nope')).toBe('/nope@0')
  expect(await get('/')).toBe('/@0')
  expect(state.made).toHaveLength(4)
})

test('changed content renders all pages again, including those in flight', async () => {
  const { state, get } = open()
  await get('/')
  let finish: (page: CachedPage) => void = () => undefined
  const slow = get('/slow', () => new Promise((resolve) => (finish = resolve)))
  state.version = '2'
  state.now = 1
  expect(await get('/')).toBe('/@1')
  finish(await pageOf('old'))
  expect(await slow).toBe('old')
  expect(await get('/slow')).toBe('/slow@1')
})

test('memory is bounded: the least recently used page is evicted first', async () => {
  const one = (await pageOf('/a@0')).text.byteLength
  const { state, get } = open(one * 2)
  await get('/a')
  await get('/b')
  await get('/a')
  await get('/c')
  await get('/a')
  expect(state.made).toEqual(['/a', '/b', '/c'])
  await get('/b')
  expect(state.made).toEqual(['/a', '/b', '/c', '/b'])
})

test.each([
  ['an error page', async (): Promise<Rendering> => renderingFailed],
  ['an exception', () => Promise.reject(new Error('no database'))],
] as const)('while rendering ends in %s the last good page stays for an hour, marked stale', async (_, failing) => {
  const { state, cache, get } = open()
  await get('/')
  const isStale = async (make: () => Promise<Rendering>): Promise<boolean | undefined> =>
    (await cache.get('/', 'desktop', make))?.isStale
  for (const minutes of [1, 9, 11, 30, 59]) {
    state.now = minutes * 60_000
    expect(await get('/', failing)).toBe('/@0')
    await vi.waitFor(async () => expect(await isStale(failing)).toBe(true))
  }
  state.now = 59.5 * 60_000
  await get('/')
  await vi.waitFor(async () => expect(await get('/')).toBe(`/@${state.now}`))
  expect(await isStale(failing)).toBe(false)
  state.now += 61 * 60_000
  expect(await get('/', failing).catch(() => null)).toBeNull()
})
