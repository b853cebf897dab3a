import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectRealtime } from './connect'

const opened = vi.hoisted(() => ({ sockets: [] as string[], tokens: [] as string[], channels: [] as string[] }))
const heard = vi.hoisted(() => new Map<string, (publication: { data: unknown }) => void>())
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
    on() {}
    newSubscription(name: string) {
      opened.channels.push(name)
      return {
        on(event: string, listener: (publication: { data: unknown }) => void) {
          if (event === 'publication') heard.set(name, listener)
        },
        subscribe() {},
      }
    }
    connect() {}
    disconnect() {}
  },
}))

const nothing = () => undefined
const connect = () =>
  connectRealtime({
    cache: new QueryClient(),
    maps: [{ 'public:wins': nothing, balance: nothing }],
    isPrivate: () => true,
    onSessionEnd: nothing,
    onConnection: nothing,
    onGap: nothing,
  })

beforeEach(() => {
  for (const list of Object.values(opened)) list.length = 0
})

test('[RTM-01] a player is connected where the settings say, as the user they name', async () => {
  Object.assign(settings, { user: '10001', token: 'token of 10001' })
  await connect()
  expect(opened).toEqual({
    sockets: ['wss://live.test/connection/websocket'],
    tokens: ['token of 10001'],
    channels: ['public:wins', 'balance#10001'],
  })
})

test('[RTM-01] a guest has no user and hears public channels alone', async () => {
  Object.assign(settings, { user: '', token: 'token of a guest' })
  await connect()
  expect(opened.channels).toEqual(['public:wins'])
  expect(opened.tokens).toEqual(['token of a guest'])
})

test('a message of any platform reaches its handlers in the contract’s shape; one that is none reaches nobody', async () => {
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
  const publish = heard.get('balance#10001')
  publish?.({ data: null })
  publish?.({ data: { amount_cents: 5 } })
  publish?.({ data: [{ currency: 'EUR', amount_cents: '900' }] })
  expect(balances).toMatchObject([{ currency: 'EUR', amount_cents: 900, available_to_cashout_cents: 0 }])
})
