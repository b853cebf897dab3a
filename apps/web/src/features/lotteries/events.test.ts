import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { lotteriesEvents } from './events'
import { lotteryFixture, prizeFixture, statusFixture } from './lotteryFixture'
import { phaseOf } from './model'
import { drawQuery, lotteriesQuery, lotteryQuery, lotteryStatusesQuery, ticketsQuery } from './queries'

type Message = Parameters<NonNullable<(typeof lotteriesEvents)['public:lotteries_changes']>>[0]

const change = (version: number, own: Partial<Message> = {}): Message => ({
  id: 1,
  version,
  in_progress: true,
  lottery_tickets_count: 10 + version,
  finished_at: null,
  ...own,
})

function opened() {
  const cache = new QueryClient()
  cache.setQueryData(lotteriesQuery().queryKey, {
    all: [lotteryFixture(), lotteryFixture({ id: 2, frontend_identifier: 'mars' })],
    readAtMs: 7,
  })
  cache.setQueryData(lotteryQuery('moonshot').queryKey, { lottery: lotteryFixture(), readAtMs: 7 })
  cache.setQueryData(lotteryStatusesQuery().queryKey, [statusFixture()])
  return {
    cache,
    hear: (message: Message) => lotteriesEvents['public:lotteries_changes']?.(message, cache),
    hearStatus: (status: ReturnType<typeof statusFixture>) => lotteriesEvents.lotteries_statuses?.(status, cache),
    listed: () => cache.getQueryData(lotteriesQuery().queryKey)?.all[0],
    page: () => cache.getQueryData(lotteryQuery('moonshot').queryKey),
    own: () => cache.getQueryData(lotteryStatusesQuery().queryKey),
  }
}

test('[RTM-03] a sold ticket is counted in the list and on the page; texts, prizes and the clock stay', () => {
  const { hear, listed, page } = opened()
  hear(change(2))
  expect(listed()).toMatchObject({ lottery_tickets_count: 12, title: 'Moonshot', prizes: [{}, {}] })
  expect(page()).toMatchObject({ readAtMs: 7, lottery: { lottery_tickets_count: 12, title: 'Moonshot' } })
})

test('repeated or late messages change nothing, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([2, 3, 4, 2, 3, 4], { minLength: 6 }), (versions) => {
      const { hear, listed, page } = opened()
      for (const version of versions) hear(change(version))
      expect(listed()?.lottery_tickets_count).toBe(14)
      expect(page()?.lottery.version).toBe(4)
    }),
  )
})

test('[LOT-02] when sales close, an open page stops selling and refetches the lottery with the platform’s time', () => {
  const { cache, hear, page } = opened()
  const read = vi.spyOn(cache, 'invalidateQueries')
  hear(change(5, { in_progress: false, fair: { hash: 'h', tickets_hash: 't', seed: null } }))
  const { lottery } = page() ?? {}
  expect(lottery && phaseOf(lottery, Date.parse('2026-05-07T12:00:00.000Z'), 60_000)).toBe('draw')
  const keys = () => read.mock.calls.map(([filters]) => filters?.queryKey)
  expect(keys()).toEqual([lotteriesQuery().queryKey, lotteryQuery('moonshot').queryKey])
  hear(change(6, { in_progress: false, fair: { hash: 'h', tickets_hash: 't', seed: null } }))
  expect(keys()).toHaveLength(2)
})

test('after the draw its winners and steps are refetched; a repeat refetches nothing', () => {
  const { cache, hear } = opened()
  cache.setQueryData(drawQuery(1).queryKey, null)
  const read = vi.spyOn(cache, 'invalidateQueries')
  const drawn = change(5, { in_progress: false, finished_at: '2026-05-08T00:05:00.000Z' })
  hear(drawn)
  const keys = read.mock.calls.map(([filters]) => filters?.queryKey?.[0])
  expect(keys).toEqual(expect.arrayContaining(['lotteries.list', 'lotteries.one', 'lotteries.draw']))
  read.mockClear()
  hear(drawn)
  expect(read).not.toHaveBeenCalled()
})

test('a message about an unknown lottery refetches the list, in the reader’s language', () => {
  const { cache, hear } = opened()
  const read = vi.spyOn(cache, 'invalidateQueries')
  hear(change(1, { id: 9 }))
  expect(read.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['lotteries.list']])
})

test('without versions every message is applied', () => {
  const { hear, listed } = opened()
  const { version: _, ...plain } = change(3)
  hear(plain)
  expect(listed()?.lottery_tickets_count).toBe(13)
})

test('[LOT-01] [NAV-11] new tickets are added to the player’s at once; an older message removes none', () => {
  const { cache, hearStatus, own } = opened()
  hearStatus(statusFixture({ version: 3, tickets: ['000001', '000009'] }))
  hearStatus(statusFixture({ version: 2, tickets: ['000001'] }))
  hearStatus(statusFixture({ version: 3, tickets: ['000001', '000009'] }))
  hearStatus(statusFixture({ lottery_id: 2, tickets: ['000004'] }))
  expect(own()).toMatchObject([{ tickets: ['000001', '000009'] }, { lottery_id: 2, tickets: ['000004'] }])
  expect(ticketsQuery().select(cache.getQueryData(lotteryStatusesQuery().queryKey)!)).toBe(3)
})

test('a prize arrives with the tickets', () => {
  const { hearStatus, own } = opened()
  hearStatus(statusFixture({ version: 2, prizes: [prizeFixture(1, { ticket: '000001' })] }))
  expect(own()?.[0]?.prizes[0]?.ticket).toBe('000001')
})

test('a message without loaded data changes nothing', () => {
  const cache = new QueryClient()
  lotteriesEvents['public:lotteries_changes']?.(change(2), cache)
  lotteriesEvents.lotteries_statuses?.(statusFixture(), cache)
  expect(cache.getQueryCache().getAll()).toEqual([])
})
