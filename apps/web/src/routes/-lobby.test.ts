import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { Route } from './_lobby'

let failing: string[] = []
vi.mock('../lib/api', () => ({
  api: async (name: string) => {
    if (failing.includes(name)) throw new Error('down')
    return (
      { 'content.menuCategories': { main: ['new'] }, 'games.providers': [{ id: 'a', title: 'A' }] }[name] ?? {
        data: [],
        pagination: { total_count: 0 },
        banners: [],
      }
    )
  },
}))
// Shared data is cached for five seconds, so one test would see another's.
vi.mock('../lib/api/shared', () => ({
  shared: (_: unknown, load: () => Promise<unknown>) => load(),
  sharedByAudience: (_: unknown, load: () => Promise<unknown>) => load(),
}))
vi.mock('../lib/i18n/textsOf', () => ({ textsOf: () => (key: string) => key }))

beforeEach(() => {
  failing = []
})
const load = () =>
  (Route.options.loader as unknown as (facts: object) => Promise<unknown>)({
    context: {
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      site: { locale: 'en', brand: { name: 'Apogee' }, texts: { need: async () => undefined } },
      player: null,
    },
  })

test('[ERR-03] [ERR-04] the lobby renders without its rows, its banners and its studios', async () => {
  failing = ['games.filter', 'content.banners', 'games.providers']
  await expect(load()).resolves.toEqual({ title: 'lobby.title', description: 'lobby.description' })
})

test('[ERR-03] without its menu the lobby fails', async () => {
  failing = ['content.menuCategories']
  await expect(load()).rejects.toThrow('down')
})
