import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { scenesQuery } from '../tournaments/queries'
import { promosQuery } from './frameQueries'
import { pagesQuery } from './queries'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../../lib/api', () => ({ api, ApiError: class extends Error {} }))

const text = { text: 'Comet Derby' }
const banner = {
  id: 'derby',
  categories: ['header'],
  frontend_identifier: 'comet-derby',
  image: '/media/banner/1/derby',
  title: text,
  description: text,
  button: { name: 'Play', url: '/tournaments/comet-derby' },
  gradient: { colorLeft: '#000', colorLeftCenter: '#000', colorRightCenter: '#000', colorRight: '#000' },
}
const page = { id: 'promotions/derby', path: 'promotions/derby', title: 'Comet Derby', categories: [], children: [] }

// Each in its own language: the server shares answers among pages.
test.each([
  ['promos', 'en', promosQuery, { banners: [] }, { banners: [banner] }],
  ['scenes', 'de', scenesQuery, { banners: [] }, { banners: [banner] }],
  ['pages', 'fr', pagesQuery, [], [page]],
])(
  '[SAFE-02] %s hidden from a player on a break are shown to the guest after them, and the other way round',
  async (_what, locale, query, duringBreak, usually) => {
    const cache = new QueryClient()
    const read = (isOnBreak: boolean): Promise<unknown> =>
      cache.ensureQueryData(query(locale, isOnBreak) as object as never)
    api.mockResolvedValueOnce(duringBreak)
    const silent = await read(true)
    api.mockResolvedValueOnce(usually)
    const told = await read(false)
    expect(told).not.toEqual(silent)
    expect(JSON.stringify(told)).toContain('derby')
    expect(await read(true)).toEqual(silent)
  },
)
