import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinWatched } from './joinWatched'
import { channelsOf, handlers } from './registry'
import { liveChannels, watchChannel, watchedChannels } from './watchedChannels'

const channel = 'public:tournaments_changes'
type Listener = (facts: object) => void

/** A connection that logs joins and leaves, and lets the test emit events on its subscriptions. */
function connection() {
  const log: string[] = []
  const listeners = new Map<string, Listener>()
  const client = {
    newSubscription: (name: string) => ({
      on: (event: string, listener: Listener) => listeners.set(event, listener),
      subscribe: () => log.push(`join ${name}`),
      unsubscribe: () => log.push(`leave ${name}`),
    }),
    removeSubscription: () => log.push('forget'),
  }
  return {
    client: client as unknown as Parameters<typeof joinWatched>[0],
    log,
    happens: (event: 'publication' | 'subscribing' | 'subscribed' | 'unsubscribed', facts: object) =>
      listeners.get(event)?.(facts),
  }
}

let cache: QueryClient
let heard: number[]
let stop: () => void
const channels = channelsOf([handlers({ [channel]: ({ version }) => heard.push(version) })])

beforeEach(() => {
  cache = new QueryClient()
  heard = []
})
afterEach(() => {
  stop()
  expect(liveChannels.get()).toEqual([])
  expect(watchedChannels.get()).toEqual([])
})

test('a channel is joined while it has watchers, once for all of them', () => {
  const { client, log } = connection()
  stop = joinWatched(client, channels, cache)
  expect(log).toEqual([])
  const first = watchChannel(channel)
  const second = watchChannel(channel)
  expect(log).toEqual([`join ${channel}`])
  first()
  expect(log).toHaveLength(1)
  second()
  expect(log.slice(1)).toEqual([`leave ${channel}`, 'forget'])
  watchChannel(channel)()
  expect(log.slice(3)).toEqual([`join ${channel}`, `leave ${channel}`, 'forget'])
})

test('channels watched before the connection opens are joined with it, and none after it has closed', () => {
  const { client, log } = connection()
  const leave = watchChannel(channel)
  stop = joinWatched(client, channels, cache)
  expect(log).toEqual([`join ${channel}`])
  stop()
  leave()
  watchChannel(channel)()
  expect(log).toEqual([`join ${channel}`])
})

test('its messages reach the features; its area is refetched unless no message was lost', async () => {
  const { client, happens } = connection()
  const reads: string[] = []
  const show = (name: string) =>
    new QueryObserver(cache, {
      queryKey: [name],
      queryFn: () => {
        reads.push(name)
        return name
      },
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined)
  const shown = ['public:tournaments.one', 'tournaments.table', 'public:games.row'].map(show)
  await new Promise(setImmediate)
  const leave = watchChannel(channel)
  stop = joinWatched(client, channels, cache)
  happens('publication', { data: { version: 7 } })
  expect(heard).toEqual([7])
  reads.length = 0
  happens('subscribed', { wasRecovering: true, recovered: true })
  await new Promise(setImmediate)
  expect(reads).toEqual([])
  happens('subscribed', { wasRecovering: false, recovered: false })
  await new Promise(setImmediate)
  expect(reads).toEqual(['public:tournaments.one', 'tournaments.table'])
  leave()
  for (const end of shown) end()
})

test('a channel is live from its subscription until the connection is lost or the page leaves it', () => {
  const { client, happens } = connection()
  const leave = watchChannel(channel)
  stop = joinWatched(client, channels, cache)
  expect(liveChannels.get()).toEqual([])
  happens('subscribed', { wasRecovering: false, recovered: false })
  expect(liveChannels.get()).toEqual([channel])
  happens('subscribing', {})
  expect(liveChannels.get()).toEqual([])
  happens('subscribed', { wasRecovering: true, recovered: true })
  expect(liveChannels.get()).toEqual([channel])
  leave()
  happens('unsubscribed', {})
  expect(liveChannels.get()).toEqual([])
})
