import type { Subscription } from 'centrifuge'

/** The part of a subscription used here. */
export type Heard = Pick<Subscription, 'on'>

/**
 * Reports that messages may have been missed, once for all subscriptions that become active together: at the start,
 * because the page was loaded earlier, and after every disconnection that the server could not recover. A rejected
 * subscription does not delay the others; if it becomes active later, that is reported too.
 */
export function watchGaps(subscriptions: readonly Heard[], onGap: (isFirst: boolean) => void): void {
  const awaited = new Set<Heard>(subscriptions)
  const known = new Set<Heard>()
  let isFirst = true
  let isGap = false
  const settle = (subscription: Heard) => {
    awaited.delete(subscription)
    if (awaited.size > 0 || !isGap) return
    isGap = false
    onGap(isFirst)
    isFirst = false
  }
  for (const subscription of subscriptions) {
    subscription.on('subscribing', () => awaited.add(subscription))
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      if (!(known.has(subscription) && wasRecovering && recovered)) isGap = true
      known.add(subscription)
      settle(subscription)
    })
    subscription.on('error', () => settle(subscription))
    subscription.on('unsubscribed', () => settle(subscription))
  }
}
