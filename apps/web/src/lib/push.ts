import { api } from './api'
import type { Locale } from './i18n/locales'
import { cacheOfflinePage } from './page/cacheOfflinePage'

/** Where this browser stands with push messages; `unavailable`: it cannot show them here. */
export type PushState = 'unavailable' | 'blocked' | 'off' | 'on'

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The service worker; undefined without support, and in the frame of another site. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return isAble() && window.parent === window ? navigator.serviceWorker.getRegistration('/') : undefined
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

async function report(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('the push subscription has no keys')
  await api('notifications.subscribePush', { body: { endpoint, keys: { p256dh, auth } } })
}

/** Whether a subscription is for this key. One for a key that was replaced gets no messages any more. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  return key !== null && String(new Uint8Array(key)) === String(bytesOf(publicKey))
}

/**
 * The state of this browser. One that is subscribed is reported again: it may have been another player's. The first page
 * of a visit has no service worker yet.
 */
export async function readPushState(publicKey: string, locale: Locale): Promise<PushState> {
  const worker = (await registration()) ?? (await cacheOfflinePage(locale))
  if (!worker || !isAble()) return 'unavailable'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription || Notification.permission !== 'granted') return 'off'
  if (!isFor(subscription, publicKey)) return endPush()
  await report(subscription)
  return 'on'
}

/** Requests the permission and subscribes. Call it after a press only. */
export async function startPush(publicKey: string): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'unavailable'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  await report(await worker.pushManager.subscribe(options))
  return 'on'
}

/** Ends the subscription, here first: nothing is shown any more even if the report fails. */
export async function endPush(): Promise<PushState> {
  const subscription = await unsubscribe()
  if (subscription) await api('notifications.endPush', { body: { endpoint: subscription.endpoint } })
  return 'off'
}

/** Ends the subscription of this browser alone: the platform deletes it once the push service reports it as gone. */
export async function unsubscribe(): Promise<PushSubscription | null> {
  const worker = await registration()
  const subscription = (await worker?.pushManager.getSubscription()) ?? null
  await subscription?.unsubscribe()
  return subscription
}
