import type { Row, Sql } from '../core/db/db.ts'
import { queryValue } from '../core/db/queryOne.ts'

/** A conversation as the desk lists it. */
export interface DeskThread extends Row {
  readonly id: bigint
  readonly brand: string
  readonly email: string
  readonly locale: string
  /** null: a guest. */
  readonly player_id: bigint | null
  readonly name: string | null
  readonly unread: number
  readonly author: 'player' | 'agent' | 'automatic'
  readonly content: string
  readonly created_at: Date
}

export interface DeskMessage extends Row {
  readonly id: bigint
  readonly author: DeskThread['author']
  readonly agent: string | null
  readonly content: string
  readonly by_mail: boolean
  readonly created_at: Date
}

const maxListed = 100

const listed = `SELECT t.id, t.brand, t.email, t.locale, t.player_id, coalesce(p.nickname, p.first_name) AS name,
    (SELECT count(*)::int FROM support_messages u WHERE u.thread_id = t.id AND u.author = 'player' AND u.id > t.desk_seen) AS unread,
    m.author, m.content, m.created_at
  FROM support_threads t JOIN support_messages m ON m.id = t.last_message_id LEFT JOIN players p ON p.id = t.player_id`

/** The conversations with the latest messages. */
export const listThreads = (sql: Sql): Promise<DeskThread[]> =>
  sql.query<DeskThread>(`${listed} ORDER BY t.last_message_id DESC LIMIT $1`, [maxListed])

export async function findDeskThread(sql: Sql, id: string): Promise<DeskThread | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null
  const [row] = await sql.query<DeskThread>(`${listed} WHERE t.id = $1`, [id])
  return row ?? null
}

export const listDeskMessages = (sql: Sql, threadId: bigint): Promise<DeskMessage[]> =>
  sql.query<DeskMessage>(
    `SELECT * FROM (SELECT id, author, agent, content, by_mail, created_at FROM support_messages WHERE thread_id = $1
       ORDER BY id DESC LIMIT 500) AS newest ORDER BY id`,
    [threadId],
  )

export async function markDeskSeen(sql: Sql, threadId: bigint): Promise<void> {
  await sql.query(
    'UPDATE support_threads SET desk_seen = last_message_id WHERE id = $1 AND desk_seen < last_message_id',
    [threadId],
  )
}

/** The agent's name in the last reply. */
export const lastAgent = (sql: Sql): Promise<string | null> =>
  queryValue(sql, `SELECT agent FROM support_messages WHERE author = 'agent' ORDER BY id DESC LIMIT 1`)
