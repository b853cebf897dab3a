import type { Ctx } from '../../core/http/handler.ts'
import { signConnectToken } from '../../core/realtime/connectToken.ts'

// The client requests a new token before this one expires, and the session is checked again then.
const tokenMs = 10 * 60_000

/** Origin of the socket: our host, or the cluster that runs realtime (WIRE-06). */
export function socketOrigin({ config, origin }: Ctx): string {
  return (config.centrifugo?.url ?? origin).replace(/^http/, 'ws')
}

/** Signs tokens: the cluster's secret if there is one. */
export const tokenSecret = ({ config }: Pick<Ctx, 'config'>): string =>
  config.centrifugo?.tokenSecret ?? config.secrets.session

/** The visitor's token for the socket; a guest's gives access to public channels only. */
export function connectToken(ctx: Ctx): string {
  return signConnectToken(tokenSecret(ctx), {
    playerId: ctx.player?.id ?? null,
    sessionId: ctx.player ? ctx.session.id : null,
    expiresAt: new Date(ctx.clock.now().getTime() + tokenMs),
  })
}

/** User part of private channels: "" for a guest. */
export const channelUser = ({ player }: Pick<Ctx, 'player'>): string => player?.id.toString() ?? ''
