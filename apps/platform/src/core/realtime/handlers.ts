import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Handler, Handlers } from '../http/handler.ts'
import { hmacHex } from '../ids.ts'
import { signConnectToken } from './token.ts'

/** The client asks for the next one in time; a stolen one is not worth much longer. */
const tokenMs = 15 * 60_000

/** Secret of connection tokens: the cluster's, or one derived from the session secret for the embedded hub. */
export const connectSecret = ({ centrifugo, secrets }: Config): string =>
  centrifugo?.tokenSecret ?? createHmac('sha256', secrets.session).update('realtime').digest('hex')

/** Where the socket is and the token that opens it; a guest's token names nobody. */
const subscription: Handler<'realtime.subscription'> = (ctx) => {
  const { player, session, config, clock } = ctx
  const token = signConnectToken(connectSecret(config), {
    playerId: player?.id ?? null,
    sessionId: player ? session.id : null,
    expiresAt: new Date(clock.now().getTime() + tokenMs),
  })
  const url = (config.centrifugo?.url ?? ctx.origin).replace(/^http/, 'ws')
  return { status: 200, body: { user: player?.id.toString() ?? '', url, client_name: ctx.brand, token } }
}

/** The older flow: a signature for each private channel that is the player's own; others get none. */
const authorize: Handler<'realtime.authorize'> = (ctx, { body }) => {
  const own = body.channels.filter((channel) => channel.endsWith(`#${ctx.player.id}`))
  const sign = (channel: string) => hmacHex(connectSecret(ctx.config), `${body.client}${channel}`)
  return { status: 200, body: Object.fromEntries(own.map((channel) => [channel, { sign: sign(channel), info: '' }])) }
}

export const realtimeHandlers = {
  'realtime.subscription': subscription,
  'realtime.authorize': authorize,
} satisfies Partial<Handlers>
