import { expect, test, vi } from 'vitest'
import { LearntOffer } from './detectCapabilities.ts'

function platform(statuses: Record<string, number> = {}) {
  const asked: string[] = []
  const clock = { now: 0 }
  const learnt = new LearntOffer(
    async (path) => {
      asked.push(path)
      const status = statuses[path] ?? 200
      if (status === 0) throw new Error('away')
      return status
    },
    async (cookie) => cookie === 'a=b; _casino_session=real',
    () => clock.now,
  )
  const note = (path: string, status: number, session = '') => {
    const headers = new Headers({ cookie: `a=b; _casino_session=${session}` })
    learnt.note({ method: 'GET', url: `https://casino.test${path}`, headers }, status, session !== '')
  }
  return { learnt, note, asked, statuses, clock }
}
const all = { off: [], withoutPages: [] }

test('a platform that has everything keeps everything', async () => {
  const { learnt } = platform()
  await learnt.ask()
  expect(learnt.offer).toEqual(all)
})

test('pages whose call responds with 404, 405 or 501 are not linked; a part with a second source stays', async () => {
  const { learnt } = platform({ '/api/lotteries': 404, '/api/tournaments': 501, '/api/jackpots': 405 })
  await learnt.ask()
  expect(learnt.offer).toEqual({ off: ['mystic_jackpots'], withoutPages: ['/tournaments', '/lotteries'] })
})

test('a shop with a single kind of goods stays', async () => {
  const { learnt, statuses } = platform({ '/api/comp_points/rates/money': 404 })
  await learnt.ask()
  expect(learnt.offer.off).toEqual([])
  statuses['/api/comp_points/rates/freespins'] = 404
  await learnt.ask()
  expect(learnt.offer.off).toEqual(['rocket_mart'])
})

test('rejections, server errors and timeouts prove nothing', async () => {
  for (const status of [401, 403, 422, 500, 503, 0]) {
    const { learnt } = platform({ '/api/lotteries': status })
    await learnt.ask()
    expect([status, learnt.offer]).toEqual([status, all])
  }
})

test('404 for every call is a proxy without its platform: the offer is unchanged', async () => {
  const { learnt, statuses } = platform({ '/api/lotteries': 404 })
  await learnt.ask()
  const before = learnt.offer
  for (const path of ['/api/player', '/api/tournaments', '/api/jackpots']) statuses[path] = 404
  await learnt.ask()
  expect(learnt.offer).toBe(before)
})

test('a visitor’s 404 is confirmed before it counts; a success counts at once', async () => {
  const { learnt, note, statuses } = platform()
  await learnt.ask()
  note('/api/lotteries', 404)
  await learnt.ask()
  expect(learnt.offer).toEqual(all)
  statuses['/api/lotteries'] = 404
  note('/api/lotteries', 404)
  await vi.waitFor(() => expect(learnt.offer.withoutPages).toEqual(['/lotteries']))
  note('/api/lotteries', 200)
  expect(learnt.offer).toEqual(all)
})

test('the platform is probed as a guest for our own calls; players’ calls of the public API are learnt from players only', async () => {
  const plain = platform({ '/api/player/bonuses/events': 404, '/api/player/comp_points/history': 401 })
  await plain.learnt.ask()
  expect(plain.learnt.offer.withoutPages).toEqual(['/profile/games-history?show=bonuses'])
  const { learnt, note, asked } = platform()
  await learnt.ask()
  expect(asked).not.toContain('/api/player/lootboxes')
  note('/api/player/lootboxes', 404)
  await learnt.ask()
  expect(learnt.offer).toEqual(all)
  note('/api/player/lootboxes', 404, 'real')
  await vi.waitFor(() => expect(learnt.offer.off).toEqual(['rocket_chance']))
  note('/api/player/lootboxes', 200, 'real')
  expect(learnt.offer).toEqual(all)
})

test('it is queried again after a while, at the next use', async () => {
  const { learnt, statuses, clock } = platform({ '/api/lotteries': 404 })
  await learnt.ask()
  statuses['/api/lotteries'] = 200
  clock.now += 10 * 60_000 + 1
  expect(learnt.offer.withoutPages).toEqual(['/lotteries'])
  await vi.waitFor(() => expect(learnt.offer).toEqual(all))
})

test('a guest with a forged session changes the offer for no one, and causes no extra requests', async () => {
  const { learnt, note, asked } = platform()
  await learnt.ask()
  const before = asked.length
  for (let press = 0; press < 5; press += 1) note('/api/player/lootboxes', 404, 'forged')
  await new Promise((done) => setImmediate(done))
  await learnt.ask()
  expect([learnt.offer, asked.length]).toEqual([all, before * 2])
})
