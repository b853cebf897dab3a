import type { Handler } from '../../../core/http/handler.ts'
import { isPushService, readPushServices } from './pushConfig.ts'
import { deleteSubscription, storeSubscription } from './pushStore.ts'

/** The key with which a browser subscribes; null: there are no push messages. */
export const readPush: Handler<'notifications.push'> = ({ config }) => ({
  status: 200,
  body: { public_key: config.vapid?.publicKey ?? null },
})

export const subscribePush: Handler<'notifications.subscribePush'> = async (ctx, { body: { endpoint, keys } }) => {
  const { db, player, clock, config, refuse } = ctx
  if (config.vapid === null || !isPushService(endpoint, readPushServices()))
    throw refuse(422, { endpoint: { invalid: true } })
  await db.transaction((tx) => storeSubscription(tx, { playerId: player.id, endpoint, ...keys }, clock.now()))
  return { status: 204 }
}

export const endPush: Handler<'notifications.endPush'> = async ({ db, player }, { body: { endpoint } }) => {
  await deleteSubscription(db, player.id, endpoint)
  return { status: 204 }
}
