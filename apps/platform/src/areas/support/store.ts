import type { SupportMessage, UnreadAnswers } from '@apogee/contract/support'
import type { Row, Sql, Tx } from '../../core/db/db.ts'
import { queryFirst, queryOne } from '../../core/db/queryOne.ts'

export interface ThreadRow extends Row {
  readonly id: bigint
  readonly brand: string
  /** Null for a guest. */
  readonly player_id: bigint | null
  readonly email: string
  readonly locale: string
  readonly player_seen: bigint
}

export interface MessageRow extends Row {
  readonly id: bigint
  readonly author: SupportMessage['author']
  readonly agent: string | null
  readonly content: string
  readonly key: string | null
  readonly created_at: Date
}

/** The owner of the conversation; `guest` is the hash of their token, null for a message by the form. */
type ThreadOwner = { readonly playerId: bigint } | { readonly guest: Buffer | null }

const threadColumns = 'id, brand, player_id, email, locale, player_seen'
const messageColumns = 'id, author, agent, content, key, created_at'

export const findPlayerThread = (sql: Sql, playerId: bigint, brand: string): Promise<ThreadRow | null> =>
  queryFirst(sql, `SELECT ${threadColumns} FROM support_threads WHERE player_id = $1 AND brand = $2`, [playerId, brand])

export const findGuestThread = (sql: Sql, guest: Buffer, brand: string): Promise<ThreadRow | null> =>
  queryFirst(sql, `SELECT ${threadColumns} FROM support_threads WHERE guest_hash = $1 AND brand = $2`, [guest, brand])

export const findThread = (sql: Sql, id: bigint): Promise<ThreadRow | null> =>
  queryFirst(sql, `SELECT ${threadColumns} FROM support_threads WHERE id = $1`, [id])

interface NewThread {
  readonly brand: string
  readonly owner: ThreadOwner
  readonly email: string
  readonly locale: string
  readonly now: Date
}

/** The owner's conversation, created if missing; replies go to the latest address in the latest language. */
export async function openThread(tx: Tx, { brand, owner, email, locale, now }: NewThread): Promise<ThreadRow> {
  const [column, value] = 'playerId' in owner ? ['player_id', owner.playerId] : ['guest_hash', owner.guest]
  const key = 'playerId' in owner ? '(player_id, brand)' : '(guest_hash)'
  return queryOne<ThreadRow>(
    tx,
    `INSERT INTO support_threads (brand, ${column}, email, locale, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT ${key} DO UPDATE SET email = excluded.email, locale = excluded.locale
     RETURNING ${threadColumns}`,
    [brand, value, email, locale, now],
  )
}

export interface NewMessage {
  readonly author: SupportMessage['author']
  readonly agent?: string
  readonly content: string
  /** Idempotency key of the message. */
  readonly key: string | null
  /** Sent by the form, which promises a reply by email. */
  readonly byMail?: boolean
  readonly now: Date
}

/** Adds a message to a conversation; `isNew` is false when a message with its key exists. */
export async function addMessage(
  tx: Tx,
  thread: ThreadRow,
  { author, agent, content, key, byMail, now }: NewMessage,
): Promise<{ readonly row: MessageRow; readonly isNew: boolean }> {
  const { id, brand, player_id, email, locale } = thread
  const [row] = await tx.query<MessageRow>(
    `INSERT INTO support_messages (thread_id, brand, player_id, email, locale, author, agent, content, key, by_mail, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (thread_id, key) DO NOTHING RETURNING ${messageColumns}`,
    [id, brand, player_id, email, locale, author, agent ?? null, content, key, byMail ?? false, now],
  )
  if (!row) return { row: await findByKey(tx, id, key), isNew: false }
  await tx.query(
    `UPDATE support_threads SET last_message_id = greatest(last_message_id, $2::bigint),
       desk_seen = CASE WHEN $3 THEN greatest(desk_seen, $2::bigint) ELSE desk_seen END WHERE id = $1`,
    [id, row.id, author === 'agent'],
  )
  return { row, isNew: true }
}

async function findByKey(tx: Tx, threadId: bigint, key: string | null): Promise<MessageRow> {
  return queryOne<MessageRow>(tx, `SELECT ${messageColumns} FROM support_messages WHERE thread_id = $1 AND key = $2`, [
    threadId,
    key,
  ])
}

const maxMessages = 200

/** The last messages of a conversation, the oldest first. */
export const listMessages = (sql: Sql, threadId: bigint): Promise<MessageRow[]> =>
  sql.query<MessageRow>(
    `SELECT * FROM (SELECT ${messageColumns} FROM support_messages WHERE thread_id = $1 ORDER BY id DESC LIMIT $2) AS newest
     ORDER BY id`,
    [threadId, maxMessages],
  )

/** Replies the player has not seen, and the version of the conversation that has them. */
export async function countUnread(sql: Sql, threadId: bigint): Promise<UnreadAnswers> {
  const [row] = await sql.query<{ version: bigint; unread: number }>(
    `SELECT t.version, (SELECT count(*)::int FROM support_messages m
       WHERE m.thread_id = t.id AND m.id > t.player_seen AND m.author <> 'player') AS unread
     FROM support_threads t WHERE t.id = $1`,
    [threadId],
  )
  // A guest's conversation is deleted once it has been joined to the player's.
  if (!row) return nothingUnread
  return { thread: Number(threadId), version: Number(row.version), unread: row.unread }
}

/** The state without a conversation. */
export const nothingUnread: UnreadAnswers = { thread: null, version: 0, unread: 0 }

/** Marks messages up to an id as seen, limited to existing messages. */
export async function markSeen(sql: Sql, threadId: bigint, upTo: bigint): Promise<void> {
  await sql.query(
    'UPDATE support_threads SET player_seen = greatest(player_seen, least($2::bigint, last_message_id)) WHERE id = $1',
    [threadId, upTo],
  )
}

/**
 * Joins a guest's conversation to a player's. A message whose key also occurs in the player's conversation loses the
 * key: keys are unique in a conversation, and no longer needed once the message is stored.
 */
export async function joinThreads(tx: Tx, from: ThreadRow, to: ThreadRow): Promise<void> {
  await tx.query(
    `UPDATE support_messages m SET thread_id = $2, player_id = $3,
       key = CASE WHEN EXISTS (SELECT FROM support_messages o WHERE o.thread_id = $2 AND o.key = m.key) THEN NULL ELSE m.key END
     WHERE m.thread_id = $1`,
    [from.id, to.id, to.player_id],
  )
  await tx.query(
    `UPDATE support_threads AS t SET last_message_id = greatest(t.last_message_id, f.last_message_id),
       player_seen = greatest(t.player_seen, f.player_seen), desk_seen = greatest(t.desk_seen, f.desk_seen)
     FROM support_threads AS f WHERE t.id = $2 AND f.id = $1`,
    [from.id, to.id],
  )
  await tx.query('DELETE FROM support_threads WHERE id = $1', [from.id])
}

/** Whether the player's last message was sent by the form. */
export async function isLastMessageByForm(sql: Sql, threadId: bigint): Promise<boolean> {
  const [row] = await sql.query<{ by_mail: boolean }>(
    `SELECT by_mail FROM support_messages WHERE thread_id = $1 AND author = 'player' ORDER BY id DESC LIMIT 1`,
    [threadId],
  )
  return row?.by_mail ?? false
}

interface DeskMessageRow extends Row {
  readonly id: bigint
  readonly thread_id: bigint
  readonly brand: string
  readonly player_id: bigint | null
  readonly email: string
  readonly locale: string
  readonly content: string
  readonly created_at: Date
}

/** A message with the data for a help desk; undefined for a message from before conversations existed. */
export async function findDeskMessage(sql: Sql, id: bigint): Promise<DeskMessageRow | undefined> {
  const [row] = await sql.query<DeskMessageRow>(
    `SELECT id, thread_id, brand, player_id, email, locale, content, created_at FROM support_messages
     WHERE id = $1 AND thread_id IS NOT NULL`,
    [id],
  )
  return row
}

/** A conversation whose last message is the player's. */
export interface Waiting extends Row {
  readonly id: bigint
  readonly last_message_id: bigint
}

/** Chat conversations whose last message is the player's, from that time range, without a reply since `quietSince`. */
export const listWaiting = (
  sql: Sql,
  said: { readonly after: Date; readonly before: Date },
  quietSince: Date,
): Promise<Waiting[]> =>
  sql.query<Waiting>(
    `SELECT t.id, t.last_message_id FROM support_threads t JOIN support_messages m ON m.id = t.last_message_id
     WHERE m.author = 'player' AND NOT m.by_mail AND m.created_at > $1 AND m.created_at <= $2
       AND NOT EXISTS (SELECT FROM support_messages o WHERE o.thread_id = t.id AND o.author <> 'player' AND o.created_at > $3)`,
    [said.after, said.before, quietSince],
  )

/** Locks a conversation that still waits; null when a message has been added since. */
export const lockWaiting = (tx: Tx, { id, last_message_id: asked }: Waiting): Promise<ThreadRow | null> =>
  queryFirst(tx, `SELECT ${threadColumns} FROM support_threads WHERE id = $1 AND last_message_id = $2 FOR UPDATE`, [
    id,
    asked,
  ])
