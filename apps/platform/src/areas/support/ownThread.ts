import type { SupportMessage } from '@apogee/contract/support'
import type { Tx } from '../../core/db/db.ts'
import type { Core, Ctx } from '../../core/http/handler.ts'
import { chatUserCookie, readChatUser } from '../../core/http/visits/chatCookie.ts'
import { tokenHash } from '../../core/ids.ts'
import { addresseeOf } from '../profile/public.ts'
import {
  countUnread,
  findGuestThread,
  findPlayerThread,
  joinThreads,
  type MessageRow,
  openThread,
  type ThreadRow,
} from './store.ts'

/** The caller's conversation, and the response headers for their browser. */
export interface OwnThread {
  readonly thread: ThreadRow | null
  readonly headers: Readonly<Record<string, string>>
}

// A guest's response does not depend on a session, but is private too.
const unkept = { 'cache-control': 'no-store' }

/**
 * The conversation of the player, or of the guest of this device. A guest who logs in with the address they gave
 * continues as the player. The device forgets the guest after any login.
 */
export async function ownThread(ctx: Ctx): Promise<OwnThread> {
  const token = readChatUser(ctx)
  const guest = token === null ? null : await findGuestThread(ctx.db, tokenHash(token), ctx.brand)
  if (ctx.player === null) return { thread: guest, headers: unkept }
  if (token === null) return { thread: await findPlayerThread(ctx.db, ctx.player.id, ctx.brand), headers: unkept }
  const headers = { ...unkept, 'set-cookie': chatUserCookie(null, ctx) }
  if (guest) await goOnAsPlayer(ctx, guest, ctx.player.id)
  return { thread: await findPlayerThread(ctx.db, ctx.player.id, ctx.brand), headers }
}

async function goOnAsPlayer({ db, clock }: Ctx, guest: ThreadRow, playerId: bigint): Promise<void> {
  const { email } = await addresseeOf(db, playerId)
  if (email.toLowerCase() !== guest.email.toLowerCase()) return
  const { brand, locale } = guest
  await db.transaction(async (tx) => {
    const thread = await openThread(tx, { brand, owner: { playerId }, email, locale, now: clock.now() })
    await joinThreads(tx, guest, thread)
  })
}

export const presentMessage = ({ id, author, agent, content, key, created_at }: MessageRow): SupportMessage => ({
  id: Number(id),
  author,
  agent,
  content,
  key,
  created_at: created_at.toISOString(),
})

/** After the commit, publishes a new message or the seen state to the player's open pages. A guest's page polls. */
export async function publishToPlayer(
  { realtime }: Pick<Core, 'realtime'>,
  tx: Tx,
  { id, player_id: playerId }: ThreadRow,
  row: MessageRow | null,
): Promise<void> {
  if (playerId === null) return
  const unread = await countUnread(tx, id)
  const message = row && presentMessage(row)
  tx.afterCommit(() => realtime.publishTo(playerId, 'support_messages', { ...unread, message }))
}
