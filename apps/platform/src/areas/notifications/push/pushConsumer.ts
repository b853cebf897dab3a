import type { Tx } from '../../../core/db/db.ts'
import { enqueueDeliveries } from '../../../core/deliveries/deliveryStore.ts'
import type { Core } from '../../../core/http/handler.ts'
import { type Consumer, onEach } from '../../../core/outbox/outbox.ts'
import type { PushMessage } from './pushMessages.ts'
import { subscriptionsOf } from './pushStore.ts'

/** The one receiver of push messages, as far as deliveries are counted: all services together. */
export const pushEndpoint = 'browsers'

type Needs = Pick<Core, 'clock' | 'config'>

async function notifyBrowsers(
  { clock, config }: Needs,
  tx: Tx,
  message: PushMessage,
  about: { id: bigint; player: bigint },
) {
  if (config.vapid === null) return
  const deliveries = (await subscriptionsOf(tx, about.player)).map(({ id }) => ({
    kind: 'push' as const,
    endpoint: pushEndpoint,
    key: `${about.id}-${id}`,
    topic: message,
    payload: { message, subscription: String(id) },
  }))
  await enqueueDeliveries(tx, deliveries, clock.now())
}

/** Notifies the browsers of a player of a paid withdrawal, a reply from support and a gift that ends soon. */
export const pushConsumer = (needs: Needs): Consumer => ({
  name: 'push',
  reactions: [
    onEach('cashbox.withdrawalSucceeded', (tx, { id, payload: { player } }) =>
      notifyBrowsers(needs, tx, 'withdrawalPaid', { id, player }),
    ),
    onEach('support.answered', (tx, { id, payload: { player } }) =>
      notifyBrowsers(needs, tx, 'supportAnswer', { id, player }),
    ),
    onEach('bonuses.giftEnds', (tx, { id, payload: { player } }) =>
      notifyBrowsers(needs, tx, 'giftEnds', { id, player }),
    ),
  ],
})
