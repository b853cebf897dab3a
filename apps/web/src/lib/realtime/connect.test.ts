import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectRealtime } from './connect'

const opened = vi.hoisted(() => ({
  sockets: [] as string[],
  tokens: [] as string[],
  channels: [] as string[],
  /** Channels that are to resume from a position. */
  resumed: [] as unknown[],
}))
type Listener = (facts: { code?: number; data?: unknown; recovered?: boolean }) => void
/** Events of the client as `connected`, of a subscription as `{channel} {event}`. */
const heard = vi.hoisted(() => new Map<string, Listener>())
const settings = vi.hoisted(() => ({
  user: '',
  url: 'wss://live.test/',
  client_name: 'apogee',
  token: 'token of a guest',
}))

vi.mock('../api', () => ({ api: async () => settings }))
vi.mock('centrifuge', () => ({
  Centrifuge: class {
    constructor(url: string, { token }: { token: string }) {
      opened.sockets.push(url)
      opened.tokens.push(token)
    }
    on(event: string, listener: Listener) {
      heard.set(event, listener)
    }
    newSubscription(name: string, { since }: { since?: { epoch: string } } = {}) {
      opened.channels.push(name)
      if (since) opened.resumed.push(`${name} ${since.epoch}`)
      const on = (event: string, listener: Listener) => {
        const key = `${name} ${event}`
        const before = heard.get(key)
        heard.set(key, (facts) => {
          before?.(facts)
          listener(facts)
        })
      }
      return { on, subscribe() {} }
    }
    setToken(token: string) {
      opened.tokens.push(token)
    }
    connect() {}
    disconnect() {}
  },
}))

const nothing = () => undefined
const connect = (onGap: () => void = nothing, cache = new QueryClient()) =>
  connectRealtime({
    cache,
    maps: [{ 'public:wins': nothing, balance: nothing }],
    isPrivate: () => false,
    onSessionEnd: nothing,
    onConnection: nothing,
    onGap,
  })

beforeEach(() => {
  for (const list of Object.values(opened)) list.length = 0
  heard.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[RTM-01] a player is connected to the address in the settings, as the user named there', async () => {
  Object.assign(settings, { user: '10001', token: 'token of 10001' })
  await connect()
  expect(opened).toEqual({
    sockets: ['wss://live.test/connection/websocket'],
    tokens: ['token of 10001'],
    channels: ['public:wins', 'balance#10001'],
    resumed: [],
  })
})

test('[RTM-01] a guest has no user and subscribes to public channels only', async () => {
  Object.assign(settings, { user: '', token: 'token of a guest' })
  await connect()
  expect(opened.channels).toEqual(['public:wins'])
  expect(opened.tokens).toEqual(['token of a guest'])
})

test.each([
  ['a player whose page has all messages since it was rendered', '10001', true, []],
  ['a player whose page may have missed some', '10001', false, ['wallet.accounts']],
  ['a guest, who has no private channel', '', false, []],
])('[RTM-01] on the first connection of %s, only that data is refetched', async (_who, user, recovered, refetched) => {
  Object.assign(settings, { user })
  const cache = new QueryClient()
  for (const name of ['wallet.accounts', 'public:games.list']) cache.setQueryData([name], [])
  const onGap = vi.fn()
  await connectRealtime({
    cache,
    ...(user && { pageSubscription: { ...settings, epoch: 'e1' } }),
    maps: [{ 'public:wins': nothing, balance: nothing }],
    isPrivate: ([name]) => name === 'wallet.accounts',
    onSessionEnd: nothing,
    onConnection: nothing,
    onGap,
  })
  expect(opened.resumed).toEqual(user ? ['balance#10001 e1'] : [])
  for (const name of opened.channels) heard.get(`${name} subscribing`)?.({})
  heard.get('public:wins subscribed')?.({ recovered: false })
  heard.get('balance#10001 subscribed')?.({ recovered })
  const stale = cache.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(refetched)
  expect(onGap).toHaveBeenCalledTimes(1)
})

test('a message of any platform reaches its handlers in the contract’s shape; a malformed one is dropped', async () => {
  Object.assign(settings, { user: '10001' })
  const balances: unknown[] = []
  const connection = connectRealtime({
    cache: new QueryClient(),
    maps: [{ balance: (message) => balances.push(message) }],
    isPrivate: () => true,
    onSessionEnd: nothing,
    onConnection: nothing,
    onGap: nothing,
  })
  await connection
  const publish = heard.get('balance#10001 publication')
  publish?.({ data: null })
  publish?.({ data: { amount_cents: 5 } })
  publish?.({ data: [{ currency: 'EUR', amount_cents: '900' }] })
  expect(balances).toMatchObject([{ currency: 'EUR', amount_cents: 900, available_to_cashout_cents: 0 }])
})

test('after a reconnect a page refetches at a random moment within the server’s window; on the first connection at once', async () => {
  Object.assign(settings, { user: '', token: 'token of a guest' })
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const onGap = vi.fn()
  const cache = new QueryClient()
  cache.setQueryData(['public:games.list'], [])
  const isStale = () => cache.getQueryState(['public:games.list'])?.isInvalidated
  const close = await connect(onGap, cache)
  const connected = (data?: unknown) => {
    heard.get('public:wins subscribing')?.({})
    heard.get('connected')?.({ data })
    heard.get('public:wins subscribed')?.({})
  }
  connected({ read_within_ms: 8000 })
  expect(onGap).toHaveBeenCalledTimes(1)
  expect(isStale()).toBe(false)
  connected({ read_within_ms: 8000 })
  // A component that mounts before then refetches it first.
  expect(isStale()).toBe(true)
  await vi.advanceTimersByTimeAsync(3999)
  expect(onGap).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(onGap).toHaveBeenCalledTimes(2)
  // Disconnected again before it has refetched: one refetch is enough.
  connected({ read_within_ms: 8000 })
  connected()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onGap).toHaveBeenCalledTimes(3)
  connected({ read_within_ms: 8000 })
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onGap).toHaveBeenCalledTimes(3)
})

test.each([
  [4100, ['of the page', '']],
  [3001, ['of the page']],
])('a connection that a cluster closes with %i returns with its token or a new one', async (code, tokens) => {
  Object.assign(settings, { user: '10001', token: 'of the page' })
  await connect()
  heard.get('connecting')?.({ code })
  // An empty token makes the client request one.
  expect(opened.tokens).toEqual(tokens)
})
