import type { Tx } from '../../core/db/db.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { chatUserCookie, readChatUser } from '../../core/http/visits/chatCookie.ts'
import { randomToken, tokenHash } from '../../core/ids.ts'
import { emit } from '../../core/outbox/outbox.ts'
import { addresseeOf } from '../profile/public.ts'
import { mailToContact } from './contactSupport.ts'
import { ownThread, presentMessage, publishToPlayer } from './ownThread.ts'
import { addMessage, openThread, type ThreadRow } from './store.ts'

/**
 * SUP-01: adds a message to the chat. A guest's first message includes the address for replies after they have left.
 */
export const sendMessage: Handler<'support.say'> = async (ctx, { body }) => {
  const { thread, headers } = await ownThread(ctx)
  const known = ctx.player ? (await addresseeOf(ctx.db, ctx.player.id)).email : (body.email ?? thread?.email)
  if (known === undefined) throw ctx.refuse(422, { email: { required: true } })
  const token = ctx.player ? null : ((thread && readChatUser(ctx)) ?? randomToken())
  const row = await ctx.db.transaction(async (tx) => {
    const open = await openOwn(ctx, tx, token, known)
    const added = await addMessage(tx, open, {
      author: 'player',
      content: body.content,
      key: body.key,
      now: ctx.clock.now(),
    })
    if (added.isNew) {
      await emit(tx, 'support.said', { message: added.row.id })
      // Without a desk, the message is mailed like those of the form.
      if (ctx.supportDesk === null) await mailToContact(tx, ctx.brand, { replyTo: known, content: body.content })
      await publishToPlayer(ctx, tx, open, added.row)
    }
    return added.row
  })
  const named = token === null ? headers : { ...headers, 'set-cookie': chatUserCookie(token, ctx) }
  return { status: 201, headers: named, body: presentMessage(row) }
}

function openOwn(
  { player, brand, locale, clock }: Ctx,
  tx: Tx,
  token: string | null,
  email: string,
): Promise<ThreadRow> {
  const owner = player ? { playerId: player.id } : { guest: token === null ? null : tokenHash(token) }
  return openThread(tx, { brand, owner, email, locale, now: clock.now() })
}
