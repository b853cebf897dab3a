import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPush, readPushState, startPush, unsubscribe } from './push'

const calls: [string, unknown][] = []
vi.mock('./api', () => ({
  api: async (name: string, { body }: { body: unknown }) => void calls.push([name, body]),
}))

const endpoint = 'https://fcm.googleapis.com/fcm/send/a'
const keys = { p256dh: 'p', auth: 'a' }
const reported = ['notifications.subscribePush', { endpoint, keys }]

let permission: NotificationPermission
let answer: NotificationPermission
let isSubscribed: boolean
let options: { userVisibleOnly?: boolean; applicationServerKey?: Uint8Array } | undefined

const subscription = {
  endpoint,
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
}

beforeEach(() => {
  calls.length = 0
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
    expect([await readPushState(), await startPush('AQID')]).toEqual(['unavailable', 'unavailable'])
  },
)

test('a press asks, subscribes with the key of the platform and reports the browser', async () => {
  openBrowser()
  expect(await readPushState()).toBe('off')
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
  expect([await startPush('AQID'), isSubscribed, calls]).toEqual([state, false, []])
  expect(await readPushState()).toBe(state)
})

test('a browser that is subscribed is reported again: it may have been another player’s', async () => {
  openBrowser()
  permission = 'granted'
  isSubscribed = true
  expect([await readPushState(), calls]).toEqual(['on', [reported]])
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
