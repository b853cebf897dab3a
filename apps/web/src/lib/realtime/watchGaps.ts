import type { Subscription } from 'centrifuge'

/** The part of a subscription used here. */
export type GapSource = Pick<Subscription, 'on'>

/**
 * Reports that messages may have been missed, once for all subscriptions that become active together: at the start,
 * because the page was loaded earlier, and after every disconnection that the server could not recover. A rejected
 * subscription does not delay the others; if it becomes active later, that is reported too.
 */
export function watchGaps(subscriptions: readonly GapSource[], onGap: (isFirst: boolean) => void): void {
  const awaited = new Set<GapSource>(subscriptions)
  const known = new Set<GapSource>()
  let isFirst = true
  let isGap = false
  const settle = (subscription: GapSource) => {
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
