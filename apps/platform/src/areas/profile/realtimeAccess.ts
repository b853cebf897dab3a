import { privateMessages } from '@apogee/contract/realtime'
import type { Handler } from '../../core/http/handler.ts'
import { hmacHex } from '../../core/ids.ts'
import { channelUser, connectToken, socketOrigin, tokenSecret } from './connection.ts'

/** Older flow: signs the player's private channels, and omits the others. */
export const authorizeChannels: Handler<'realtime.authorize'> = (ctx, { body }) => {
  const isOwn = (channel: string) => {
    const [name = '', owner, ...rest] = channel.split('#')
    return Object.hasOwn(privateMessages, name) && owner === channelUser(ctx) && rest.length === 0
  }
  const signed = body.channels
    .filter(isOwn)
    .map((channel) => [channel, { sign: hmacHex(tokenSecret(ctx), `${body.client}${channel}`), info: '' }] as const)
  return { status: 200, body: Object.fromEntries(signed) }
}

/**
 * Newer flow: the URL of the socket and a token for it; the client calls again when the token expires. A page that is
 * being rendered has the messages retained until it connects.
 */
export const readSubscription: Handler<'realtime.subscription'> = (ctx, { query }) => {
  const epoch = query.retain && ctx.player ? ctx.realtime.retainMessages(ctx.player.id) : null
  return {
    status: 200,
    body: {
      user: channelUser(ctx),
      url: socketOrigin(ctx),
      client_name: ctx.brand,
      token: connectToken(ctx),
      ...(epoch !== null && { epoch }),
    },
  }
}
