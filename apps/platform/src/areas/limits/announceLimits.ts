import type { PlayerCtx } from '../../core/http/handler.ts'

/**
 * Call after a change is committed: every open page of the player reloads the limits, and sessions drop their cached
 * player data.
 */
export function announceLimits({ sessions, publish, player }: PlayerCtx): void {
  sessions.forget(player.id)
  publish(player.id, 'limits', {})
}
