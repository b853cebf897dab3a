import { useCallback, useSyncExternalStore } from 'react'
import { recall, remember } from '../../lib/browser/storage'
import { localClock } from '../../lib/time/clock'
import { deviceNow, toPlatformTime } from '../../lib/time/platformClock'
import { useIsOnBreak } from '../profile/useIsOnBreak'
import {
  allRead,
  currentOf,
  type Inbox,
  type NewsUpdate,
  type Notification,
  nextExpiry,
  notificationMs,
  withNews,
  withoutNews,
  withoutPromotions,
} from './news'

declare module '../../lib/browser/storage' {
  interface Stored {
    'notifications.inbox': Inbox
  }
}

const none: readonly Notification[] = []
const listeners = new Set<() => void>()
let shown: { readonly playerId: number; readonly list: readonly Notification[]; readonly untilMs: number } | undefined

function saveInbox(inbox: Inbox): void {
  remember('notifications.inbox', inbox, notificationMs)
  shown = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab has read them or received a new one, or its player has signed out.
  const onStorage = () => {
    shown = undefined
    listener()
  }
  // Changes were not observed in the meantime.
  if (listeners.size === 0) shown = undefined
  listeners.add(listener)
  addEventListener('storage', onStorage)
  const stopClock = localClock.subscribe(listener)
  return () => {
    stopClock()
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

/** The same list until something changes or expires: a store must return a stable value. */
function listOf(playerId: number): readonly Notification[] {
  const nowMs = deviceNow()
  if (shown?.playerId === playerId && nowMs < shown.untilMs) return shown.list
  const skewMs = toPlatformTime(nowMs) - nowMs
  const list = currentOf(recall('notifications.inbox'), playerId, nowMs, skewMs)
  if (shown?.playerId !== playerId || list.length !== shown.list.length)
    shown = { playerId, list, untilMs: nextExpiry(list, skewMs) }
  return shown.list
}

/**
 * Stores an event for a player, unless an equally new or newer state of it is stored. AUTH-04: one that arrives after its
 * player has signed out, here or in another tab, is not stored.
 */
export function addNews(playerId: number, one: NewsUpdate): void {
  if (recall('auth.playerId') !== playerId) return
  const before = recall('notifications.inbox')
  const inbox = withNews(before, playerId, one, deviceNow())
  if (inbox !== before) saveInbox(inbox)
}

/** Removes a notification that is no longer true. */
export function dropNews(id: string): void {
  const inbox = recall('notifications.inbox')
  if (inbox?.list.some((one) => one.id === id)) saveInbox(withoutNews(inbox, id))
}

export function readAll(): void {
  const inbox = recall('notifications.inbox')
  if (inbox) saveInbox(allRead(inbox))
}

/**
 * The player's notifications of the last two hours (CONST-11), without promotions during a break; none on the server.
 */
export function useNotifications(playerId: number): readonly Notification[] {
  const isOnBreak = useIsOnBreak()
  const list = useSyncExternalStore(
    subscribe,
    useCallback(() => listOf(playerId), [playerId]),
    () => none,
  )
  return isOnBreak ? withoutPromotions(list) : list
}
