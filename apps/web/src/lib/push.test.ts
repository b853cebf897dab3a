import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPush, readPushState, startPush, unsubscribe } from './push'

const calls: [string, unknown][] = []
vi.mock('./api', () => ({
  api: async (name: string, { body }: { body: unknown }) => void calls.push([name, body]),
}))
let registered: string[]
let newWorker: object | undefined
vi.mock('./page/cacheOfflinePage', () => ({
  cacheOfflinePage: async (locale: string) => {
    registered.push(locale)
    return newWorker
  },
}))

const endpoint = 'https://fcm.googleapis.com/fcm/send/a'
const keys = { p256dh: 'p', auth: 'a' }
const publicKey = 'AQID'
const keyBytes = Uint8Array.of(1, 2, 3).buffer
const reported = ['notifications.subscribePush', { endpoint, keys }]

let permission: NotificationPermission
let answer: NotificationPermission
let isSubscribed: boolean
let options: { userVisibleOnly?: boolean; applicationServerKey?: Uint8Array } | undefined

const subscription = {
  endpoint,
  options: { applicationServerKey: keyBytes },
  toJSON: () => ({ endpoint, keys }),
  unsubscribe: async () => {
    isSubscribed = false
  },
}

/** A browser with a service worker on this page, except for the parts it lacks. */
function openBrowser({ isFramed = false, hasWorker = true, isAble = true } = {}) {
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async (given: typeof options) => {
      options = given
      isSubscribed = true
      return subscription
    },
  }
  const Notification = {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answer
      return answer
    },
  }
  vi.stubGlobal('navigator', {
    ...(isAble && { serviceWorker: { getRegistration: async () => (hasWorker ? { pushManager } : undefined) } }),
  })
  const window = { PushManager: {}, Notification, parent: {} }
  if (!isFramed) window.parent = window
  vi.stubGlobal('window', window)
  vi.stubGlobal('Notification', Notification)
  return { pushManager }
}

const read = () => readPushState(publicKey, 'de')

beforeEach(() => {
  calls.length = 0
  registered = []
  newWorker = undefined
  subscription.options = { applicationServerKey: keyBytes }
  permission = 'default'
  answer = 'granted'
  isSubscribed = false
  options = undefined
})
afterEach(() => vi.unstubAllGlobals())

test.each([[{ isFramed: true }], [{ hasWorker: false }], [{ isAble: false }]])(
  '%j: the browser cannot show messages',
  async (parts) => {
    openBrowser(parts)
    expect([await read(), await startPush(publicKey)]).toEqual(['unavailable', 'unavailable'])
  },
)

test('a press asks, subscribes with the key of the platform and reports the browser', async () => {
  openBrowser()
  expect(await read()).toBe('off')
  expect(await startPush('-_8A')).toBe('on')
  expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: Uint8Array.of(0xfb, 0xff, 0) })
  expect(calls).toEqual([reported])
})

test.each([
  ['denied', 'blocked'],
  ['default', 'off'],
] as const)('the answer %s leaves messages %s, and nothing is reported', async (said, state) => {
  openBrowser()
  answer = said
  expect([await startPush(publicKey), isSubscribed, calls]).toEqual([state, false, []])
  expect(await read()).toBe(state)
})

test('a browser that is subscribed is reported again: it may have been another player’s', async () => {
  openBrowser()
  permission = 'granted'
  isSubscribed = true
  expect([await read(), calls]).toEqual(['on', [reported]])
})

test('the first page of a visit has no service worker yet: it is registered', async () => {
  newWorker = openBrowser({ hasWorker: false })
  expect([await read(), registered]).toEqual(['off', ['de']])
})

test('a browser without push messages that has a service worker cannot show them', async () => {
  newWorker = openBrowser({ isAble: false })
  expect(await read()).toBe('unavailable')
})

test('a subscription for a key that was replaced gets no messages: it ends, here and on the platform', async () => {
  openBrowser()
  permission = 'granted'
  isSubscribed = true
  subscription.options = { applicationServerKey: Uint8Array.of(9).buffer }
  expect([await read(), isSubscribed]).toEqual(['off', false])
  expect(calls).toEqual([['notifications.endPush', { endpoint }]])
})

test('switching off ends the subscription in the browser and on the platform, once', async () => {
  openBrowser()
  isSubscribed = true
  expect([await endPush(), isSubscribed]).toEqual(['off', false])
  expect(await endPush()).toBe('off')
  expect(calls).toEqual([['notifications.endPush', { endpoint }]])
})

test('the subscription of this browser ends without a call: after a log-out there is no session for it', async () => {
  isSubscribed = true
  openBrowser()
  await unsubscribe()
  expect(isSubscribed).toBe(false)
  expect(calls).toEqual([])
})
