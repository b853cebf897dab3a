import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { channelsOf } from '../../lib/realtime/registry'
import { loadEvents } from './events'

const channels = channelsOf(await loadEvents())
const payment = { id: 1, version: 1, action: 'deposit' }
const gift = {
  id: 1,
  version: 1,
  stage: 'issued',
  payment_id: 5,
  title: 'Gift',
  created_at: '2026-11-21T10:00:00.000Z',
}
const points = { chargeable: { points: 2 }, persistent: { points: 2 }, version: 2 }

test.each<[channel: string, message: object, key: QueryKey]>([
  ['balance', { currency: 'EUR', version: 2 }, ['wallet.accounts']],
  ['payments_changes', payment, ['cashbox.accounts', 'EUR']],
  ['bonuses_changes', gift, ['bonuses.deposit']],
  ['freespins_changes', gift, ['bonuses.freespins']],
  ['comps_award', points, ['loyalty.points']],
  ['comps_award', points, ['loyalty.history']],
  ['groups_updates', { statuses: [] }, ['vip.manager', []]],
  ['verification_changes', { state: 'approved' }, ['profile.documents']],
  ['limits', {}, ['limits.list']],
  ['played_games', { identifier: 'a/A', last_activity_at: '2026-11-21T11:00:00.000Z' }, ['games.continue', 'EUR']],
  ['game_limits', { reason: 'trigger_reality_check' }, ['games.play']],
  ['public:jackpots_changes', { id: 1, levels: [] }, ['public:jackpots.list']],
  ['jackpot_win_award', { id: 1, award_cents: 5 }, ['public:jackpots.wins']],
])(
  '%s received during the first read of the query it changes: that read completes, and its result is stale',
  async (channel, message, queryKey) => {
    const cache = new QueryClient()
    const answer = Promise.withResolvers<unknown[]>()
    let isDropped = false
    const first = cache.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => {
        signal.addEventListener('abort', () => {
          isDropped = true
        })
        return answer.promise
      },
    })
    for (const handle of channels.get(channel as never)!) handle(message, cache)
    answer.resolve([])
    await expect(first).resolves.toEqual([])
    await vi.waitFor(() => expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true))
    expect(isDropped).toBe(false)
  },
)

test('realtime handlers refetch only through lib/realtime/freshness: invalidating drops a first read in flight', () => {
  const folder = new URL('../../features/', import.meta.url)
  const careless = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/events.ts'))
    .filter((path) => readFileSync(new URL(path, folder), 'utf8').includes('invalidateQueries'))
  expect(careless).toEqual([])
})

test('a guest loads the handlers of all public channels', async () => {
  const isPublic = (channel: string) => channel.startsWith('public:')
  const ofGuests = [...channelsOf(await loadEvents({ isGuest: true })).keys()].filter(isPublic)
  expect(ofGuests).toEqual([...channels.keys()].filter(isPublic))
})
