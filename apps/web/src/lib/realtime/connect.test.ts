import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectRealtime } from './connect'

const opened = vi.hoisted(() => ({ sockets: [] as string[], tokens: [] as string[], channels: [] as string[] }))
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
      return { on() {}, subscribe() {} }
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
