import { readPopups as readConfig } from '../../core/content/configs/config.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'

/** SAFE-02: during a break, promotional popups are omitted. */
export const readPopups: Handler<'site.popups'> = (ctx) => {
  const isSilent = isOnBreak(ctx.player, ctx.clock.now())
  return { status: 200, body: { ...readConfig(), ...(isSilent && { new_provider: null, special_slot: null }) } }
}
