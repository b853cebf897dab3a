import { isStale } from '../../lib/realtime/isStale'

/** When news is no longer true, by the platform's clock. */
interface Ends {
  /** It disappears. */
  readonly expiresMs?: number
  /** It is marked as over, and has no link. */
  readonly endsMs?: number
}

/** The facts of an event; its text is chosen when it is shown. */
export type News = Ends &
  (
    | {
        readonly kind: 'personal'
        /** Hidden during a break (SAFE-02). */
        readonly isPromotional?: true
        readonly title: string
        readonly text: string
        readonly icon?: string
        readonly button?: { readonly title: string; readonly path: string }
      }
    | { readonly kind: 'freespins'; readonly title: string }
    | { readonly kind: 'bonus'; readonly title: string; readonly cents: number; readonly currency: string }
    | {
        readonly kind: 'payment'
        readonly action: 'deposit' | 'cashout'
        readonly outcome: 'done' | 'failed' | 'back'
        readonly cents: number
        readonly currency: string
      }
  )

export interface Notification {
  /** A second one with the same id replaces the first. */
  readonly id: string
  /** The version of its subject; undefined for notifications stored before versions existed. */
  readonly version?: number | undefined
  readonly news: News
  readonly atMs: number
  readonly isRead: boolean
}

/** A newsworthy state of a subject. */
export interface NewsUpdate {
  readonly id: string
  readonly version: number | undefined
  readonly news: News
}

/** Stored per player: another user of this device does not see it. */
export interface Inbox {
  readonly playerId: number
  readonly list: readonly Notification[]
}

/** CONST-11 */
export const notificationMs = 2 * 60 * 60_000

/** The moment a notification disappears. `skewMs`: how far the platform's clock is ahead of this device's. */
const lastsUntil = ({ atMs, news }: Notification, skewMs: number): number =>
  Math.min(atMs + notificationMs, (news.expiresMs ?? Number.POSITIVE_INFINITY) - skewMs)

/** A player's notifications that are at most two hours old and have not expired, the newest first. */
export const currentOf = (
  inbox: Inbox | undefined,
  playerId: number,
  nowMs: number,
  skewMs = 0,
): readonly Notification[] =>
  inbox?.playerId === playerId ? inbox.list.filter((one) => nowMs < lastsUntil(one, skewMs)) : []

/** When the first of them disappears. */
export const nextExpiry = (list: readonly Notification[], skewMs: number): number =>
  Math.min(...list.map((one) => lastsUntil(one, skewMs)))

/** The event it announced has ended. */
export const isOver = ({ endsMs }: News, platformMs: number | undefined): boolean =>
  endsMs !== undefined && platformMs !== undefined && platformMs >= endsMs

/** Adds one at the front and drops expired ones; one no newer than the one it would replace changes nothing. */
export function withNews(inbox: Inbox | undefined, playerId: number, told: NewsUpdate, nowMs: number): Inbox {
  const list = currentOf(inbox, playerId, nowMs)
  const held = list.find(({ id }) => id === told.id)
  if (inbox && isStale(held, told)) return inbox
  return { playerId, list: [{ ...told, atMs: nowMs, isRead: false }, ...list.filter((one) => one !== held)] }
}

/** Removes a notification that is no longer true. */
export const withoutNews = (inbox: Inbox, id: string): Inbox => ({
  ...inbox,
  list: inbox.list.filter((one) => one.id !== id),
})

export const allRead = (inbox: Inbox): Inbox => ({
  ...inbox,
  list: inbox.list.map((one) => ({ ...one, isRead: true })),
})

/** SAFE-02: those shown during a break. */
export const withoutPromotions = (list: readonly Notification[]): readonly Notification[] =>
  list.filter(({ news }) => !(news.kind === 'personal' && news.isPromotional))

/** OPEN-52 */
export const unreadOf = (current: readonly Notification[]): number => current.filter(({ isRead }) => !isRead).length

const done = new Set(['succeeded'])
const failed = new Set(['declined', 'rejected', 'canceled'])

/** The notification about a finished payment; undefined while it is pending. */
export function newsOfPayment(payment: {
  readonly action: 'deposit' | 'cashout'
  readonly state: string
  readonly amount_cents: number
  readonly currency: string
  readonly reversed_cents?: number | undefined
}): News | undefined {
  const { action, state, amount_cents, currency, reversed_cents: back } = payment
  const of = { kind: 'payment', action, currency } as const
  if (back) return { ...of, outcome: 'back', cents: back }
  // The platform never rejects a deposit before it arrives: a rejected one is sent back.
  if (action === 'deposit' && state === 'rejected') return { ...of, outcome: 'back', cents: amount_cents }
  if (!done.has(state) && !failed.has(state)) return undefined
  return { ...of, outcome: done.has(state) ? 'done' : 'failed', cents: amount_cents }
}
