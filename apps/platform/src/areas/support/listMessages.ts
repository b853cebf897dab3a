import type { Handler } from '../../core/http/handler.ts'
import { listPlayerMessages } from './store.ts'

/** SUP-01: the player's side of the messaging widget. */
export const listMessages: Handler<'support.messages'> = async (ctx) => {
  const messages = await listPlayerMessages(ctx.db, ctx.player.id, ctx.brand)
  return {
    status: 200,
    body: messages.map(({ id, content, created_at }) => ({
      id: Number(id),
      content,
      created_at: created_at.toISOString(),
    })),
  }
}
