import type { PlayerCtx } from '../../core/http/handler.ts'

/** After a change is committed: every open page of the player reads his limits anew, and no session remembers him as he was. */
export function announceLimits({ sessions, publish, player }: PlayerCtx): void {
  sessions.forget(player.id)
  publish(player.id, 'limits', {})
}
