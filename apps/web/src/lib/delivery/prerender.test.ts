import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routerOf } from './prerender'
import { type Matches, pageKey } from './prerenderedPage'

const page = (routeId: string, pathname: string, loaderData = '') =>
  [
    { routeId: '__root__', pathname: '/' },
    { routeId, pathname, loaderData },
  ] as unknown as Matches

function routerAt(first: Matches) {
  let now = first
  const store = { get: () => now, subscribe: () => ({ unsubscribe: () => undefined }) }
  const ofRoute = (routeId: string) => ({ get: () => now.find((match) => match.routeId === routeId) })
  const router = { options: {}, stores: { matches: store, getMatchStore: ofRoute }, navigate: () => 'navigated' }
  return {
    // Only those parts of a router that a prerendered page uses.
    router: router as unknown as AnyRouter,
    go: (next: Matches) => {
      now = next
    },
  }
}

const lobby = page('/_lobby', '/')
const slots = page('/categories/$slug', '/categories/slots', 'fetched ahead')

test('pages differ by route or path', () => {
  expect(pageKey(slots)).toBe(pageKey(page('/categories/$slug', '/categories/slots', 'of another query')))
  expect(pageKey(slots)).not.toBe(pageKey(page('/categories/$slug', '/categories/new')))
  expect(pageKey(slots)).not.toBe(pageKey(lobby))
  expect(pageKey([])).toBe('')
})

test('a prerendered page uses its own matches until the router arrives, then the router’s, and the last ones after it leaves', () => {
  const { router, go } = routerAt(lobby)
  const { stores } = routerOf(router, pageKey(slots), slots)
  const data = () => stores.getMatchStore('/categories/$slug').get()?.loaderData
  const frame = () => stores.getMatchStore('__root__').get()
  expect(data()).toBe('fetched ahead')
  expect(stores.ids.get()).toEqual(['__root__', '/categories/$slug'])
  expect(frame()).toBe(lobby[0])

  go(page('/categories/$slug', '/categories/slots', 'loaded'))
  expect(data()).toBe('loaded')

  go(page('/categories/$slug', '/categories/new', 'of another page'))
  expect(data()).toBe('loaded')
})

test('a prerendered page gets stable stores and lists, and navigates with the real router', () => {
  const { router } = routerAt(lobby)
  const seen = routerOf(router, pageKey(slots), slots)
  expect(seen.stores.getMatchStore('/categories/$slug')).toBe(seen.stores.getMatchStore('/categories/$slug'))
  expect(seen.stores.ids.get()).toBe(seen.stores.ids.get())
  expect(seen.navigate({} as never)).toBe('navigated')
})
