import type { MessageOf } from '@apogee/contract/realtime'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { gamesEvents } from './events'
import type { TileGame } from './model'
import { netOf, playOf } from './playing/play'
import { playQuery } from './playing/playQuery'
import { continueQuery } from './queries'

const tile = (identifier: `${string}/${string}`): TileGame => ({
  identifier,
  title: identifier,
  path: `/play/${identifier}`,
  provider: 'brasswing',
  picture: 'v/brasswing/x',
  colors: [],
  glow: '',
  badges: [],
  hasDemo: true,
  id: 1,
  lockedTo: null,
  hasRoundWaiting: false,
})

const wire = {
  activity_sum: {},
  wager_sum: {},
  sums: [],
  interval_minutes: 60 as const,
  period: { from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T12:30:00.000Z' },
  play: { from: '2026-11-21T12:00:00.000Z', sums: [] },
}

const key = continueQuery('EUR').queryKey
const made = () => {
  const client = new QueryClient()
  client.setQueryData(key, [
    { tile: tile('a/A'), at: '2026-11-21T10:00:00.000Z' },
    { tile: tile('b/B'), at: '2026-11-21T09:00:00.000Z' },
  ])
  return client
}
const played = (client: QueryClient, message: { identifier: string; last_activity_at: string }) =>
  gamesEvents.played_games?.(message, client)
const order = (client: QueryClient) =>
  client.getQueryData<{ tile: TileGame; at: string }[]>(key)?.map((one) => one.tile.identifier)

test('a game played again moves to the front with its time', () => {
  const client = made()
  played(client, { identifier: 'b/B', last_activity_at: '2026-11-21T11:00:00.000Z' })
  expect(order(client)).toEqual(['b/B', 'a/A'])
  expect(client.getQueryData<{ at: string }[]>(key)?.[0]?.at).toBe('2026-11-21T11:00:00.000Z')
})

test('a repeated or older message changes nothing', () => {
  const client = made()
  played(client, { identifier: 'b/B', last_activity_at: '2026-11-21T09:00:00.000Z' })
  played(client, { identifier: 'b/B', last_activity_at: '2026-11-21T08:00:00.000Z' })
  expect(order(client)).toEqual(['a/A', 'b/B'])
})

test('a game that is not listed yet refetches the list', () => {
  const client = made()
  played(client, { identifier: 'c/C', last_activity_at: '2026-11-21T11:00:00.000Z' })
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('[SAFE-06] a round refetches the list, because a waiting round may be finished, and waiting games stay in front', () => {
  const client = made()
  const waiting = { tile: { ...tile('a/A'), hasRoundWaiting: true }, at: '2026-11-21T10:00:00.000Z' }
  client.setQueryData(key, [waiting, { tile: tile('b/B'), at: '2026-11-21T09:00:00.000Z' }])
  played(client, { identifier: 'b/B', last_activity_at: '2026-11-21T11:00:00.000Z' })
  expect(order(client)).toEqual(['a/A', 'b/B'])
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('[SAFE-04] a due check refetches the play; another reason does not', () => {
  const client = new QueryClient()
  const { queryKey } = playQuery()
  client.setQueryData(queryKey, playOf({ ...wire, due_at: '2026-11-21T13:00:00.000Z' }, 0))
  gamesEvents.game_limits?.({ reason: 'bet_limit_exceeded' }, client)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  gamesEvents.game_limits?.({ reason: 'trigger_reality_check', game: 'a/A' }, client)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('[SAFE-05] a won jackpot counts in the play at once', () => {
  const client = new QueryClient()
  const { queryKey } = playQuery()
  client.setQueryData(queryKey, playOf({ ...wire, due_at: '2026-11-21T13:00:00.000Z' }, 0))
  const award = { award_cents: 50_00, award_currency: 'USD', created_at: '2026-11-21T12:40:00.000Z' }
  gamesEvents.jackpot_win_award?.(award as MessageOf<'jackpot_win_award'>, client)
  expect(netOf(client.getQueryData(queryKey)?.playSums ?? [], 'USD')).toBe(50_00)
})
