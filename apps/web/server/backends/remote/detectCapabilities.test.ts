import { expect, test, vi } from 'vitest'
import { CapabilityDetector } from './detectCapabilities.ts'

function platform(statuses: Record<string, number> = {}) {
  const asked: string[] = []
  const clock = { now: 0 }
  const detector = new CapabilityDetector(
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
    detector.recordResponse({ method: 'GET', url: `https://casino.test${path}`, headers }, status, session !== '')
  }
  return { detector, note, asked, statuses, clock }
}
const all = { disabledFlags: [], hiddenPages: [] }

test('a platform that has everything keeps everything', async () => {
  const { detector } = platform()
  await detector.detect()
  expect(detector.capabilities).toEqual(all)
})

test('pages whose call responds with 404, 405 or 501 are not linked; a part with a second source stays', async () => {
  const { detector } = platform({ '/api/lotteries': 404, '/api/tournaments': 501, '/api/jackpots': 405 })
  await detector.detect()
  expect(detector.capabilities).toEqual({
    disabledFlags: ['mystic_jackpots'],
    hiddenPages: ['/tournaments', '/lotteries'],
  })
})

test('a shop with a single kind of goods stays', async () => {
  const { detector, statuses } = platform({ '/api/comp_points/rates/money': 404 })
  await detector.detect()
  expect(detector.capabilities.disabledFlags).toEqual([])
  statuses['/api/comp_points/rates/freespins'] = 404
  await detector.detect()
  expect(detector.capabilities.disabledFlags).toEqual(['rocket_mart'])
})

test('rejections, server errors and timeouts prove nothing', async () => {
  for (const status of [401, 403, 422, 500, 503, 0]) {
    const { detector } = platform({ '/api/lotteries': status })
    await detector.detect()
    expect([status, detector.capabilities]).toEqual([status, all])
  }
})

test('404 for every call is a proxy without its platform: the capabilities are unchanged', async () => {
  const { detector, statuses } = platform({ '/api/lotteries': 404 })
  await detector.detect()
  const before = detector.capabilities
  for (const path of ['/api/player', '/api/tournaments', '/api/jackpots']) statuses[path] = 404
  await detector.detect()
  expect(detector.capabilities).toBe(before)
})

test('a visitor’s 404 is confirmed before it counts; a success counts at once', async () => {
  const { detector, note, statuses } = platform()
  await detector.detect()
  note('/api/lotteries', 404)
  await detector.detect()
  expect(detector.capabilities).toEqual(all)
  statuses['/api/lotteries'] = 404
  note('/api/lotteries', 404)
  await vi.waitFor(() => expect(detector.capabilities.hiddenPages).toEqual(['/lotteries']))
  note('/api/lotteries', 200)
  expect(detector.capabilities).toEqual(all)
})

test('the platform is probed as a guest for our own calls; players’ calls of the public API are detected from players only', async () => {
  const plain = platform({ '/api/player/bonuses/events': 404, '/api/player/comp_points/history': 401 })
  await plain.detector.detect()
  expect(plain.detector.capabilities.hiddenPages).toEqual(['/profile/games-history?show=bonuses'])
  const { detector, note, asked } = platform()
  await detector.detect()
  expect(asked).not.toContain('/api/player/lootboxes')
  note('/api/player/lootboxes', 404)
  await detector.detect()
  expect(detector.capabilities).toEqual(all)
  note('/api/player/lootboxes', 404, 'real')
  await vi.waitFor(() => expect(detector.capabilities.disabledFlags).toEqual(['rocket_chance']))
  note('/api/player/lootboxes', 200, 'real')
  expect(detector.capabilities).toEqual(all)
})

test('it is queried again after a while, at the next use', async () => {
  const { detector, statuses, clock } = platform({ '/api/lotteries': 404 })
  await detector.detect()
  statuses['/api/lotteries'] = 200
  clock.now += 10 * 60_000 + 1
  expect(detector.capabilities.hiddenPages).toEqual(['/lotteries'])
  await vi.waitFor(() => expect(detector.capabilities).toEqual(all))
})

test('a guest with a forged session changes the capabilities for no one, and causes no extra requests', async () => {
  const { detector, note, asked } = platform()
  await detector.detect()
  const before = asked.length
  for (let press = 0; press < 5; press += 1) note('/api/player/lootboxes', 404, 'forged')
  await new Promise((done) => setImmediate(done))
  await detector.detect()
  expect([detector.capabilities, asked.length]).toEqual([all, before * 2])
})
