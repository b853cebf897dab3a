import type { Sql } from '../../core/db/db.ts'
import type { Mail, MailPort } from './mailPort.ts'

interface MailRow extends Record<string, unknown> {
  id: bigint
  recipient: string
  subject: string
  text_body: string
  html_body: string
  created_at: Date
}

const columns = 'id, recipient, subject, text_body, html_body, created_at'

const storedMail = (row: MailRow) => ({
  id: Number(row.id),
  to: row.recipient,
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  links: row.text_body.match(/https?:\/\/\S+/g) ?? [],
  created_at: row.created_at.toISOString(),
})

export type StoredMail = ReturnType<typeof storedMail>

// A demo that runs for months retains its last messages, not all of them.
const maxStored = 500

/** The sandbox's mail server: stores messages in the database, shown at `/sandbox/mail`. */
export const sandboxMail = (db: Sql, now: () => Date): MailPort => ({
  async send({ key, to, subject, text, html }: Mail) {
    await db.query(
      `INSERT INTO sandbox_mails (message_key, recipient, subject, text_body, html_body, created_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (message_key) DO NOTHING`,
      [key, to, subject, text, html, now()],
    )
    await db.query(
      'DELETE FROM sandbox_mails WHERE id <= (SELECT id FROM sandbox_mails ORDER BY id DESC OFFSET $1 LIMIT 1)',
      [maxStored],
    )
  },
})

/** Stored messages, newest first; with an address, only those to it. */
export async function listMails(db: Sql, to: string | null, limit = 100): Promise<StoredMail[]> {
  const rows = await db.query<MailRow>(
    `SELECT ${columns} FROM sandbox_mails WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT $2`,
    [to?.trim().toLowerCase() || null, limit],
  )
  return rows.map(storedMail)
}

/** One stored message, or null. */
export async function findMail(db: Sql, id: number): Promise<StoredMail | null> {
  const [row] = await db.query<MailRow>(`SELECT ${columns} FROM sandbox_mails WHERE id = $1`, [id])
  return row ? storedMail(row) : null
}
