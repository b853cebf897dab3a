import type { Subscription } from 'centrifuge'

/** Of a subscription only what this needs. */
export type Heard = Pick<Subscription, 'on'>

/**
 * Tells when messages may have been missed, once for all subscriptions that come to be heard together: at first, since the page
 * was loaded before, and after every break that the server could not make good. One that is refused keeps nobody waiting; when
 * it is heard after all, that is told too.
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
