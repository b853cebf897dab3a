import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Row, Sql } from '../db/db.ts'

export type ClosureKind = 'game' | 'studio' | 'category' | 'method' | 'brand'

/** The visitors a closure applies to: all that match each of these; null matches all. */
interface ClosureScope {
  readonly country: string | null
  readonly licence: string | null
  readonly currency: string | null
}

export interface Closure extends ClosureScope {
  readonly kind: ClosureKind
  readonly subject: string
}

interface ClosureRow extends Row, Closure {
  readonly id: bigint
  readonly closed_at: Date
  readonly closed_by: string
  readonly close_reason: string
}

/** For whom the question is asked. */
export interface SwitchVisitor {
  readonly brand: string
  readonly licence: string
  /** null when unknown. */
  readonly country: string | null
  /** null for a guest. */
  readonly currency: string | null
}

/** The closures that apply to a visitor: the one rule that listings, launches, bets and the cashbox ask. */
export interface Closures {
  /** The same for visitors to whom the same closures apply; empty when nothing is closed to them. */
  readonly key: string
  isClosed(kind: ClosureKind, subject: string): boolean
}

const columns = 'id, kind, subject, country, licence, currency, closed_at, closed_by, close_reason'
const listText = `SELECT ${columns} FROM closures WHERE opened_at IS NULL ORDER BY id`

/** Closures in force, the oldest first. */
export const listClosures = (sql: Sql): Promise<ClosureRow[]> => sql.query<ClosureRow>(listText)

/** A node notices within this time what another process has closed. */
const freshMs = 1000
/** A list does not wait longer for a database that does not answer. */
const patienceMs = 250

interface Cached {
  readonly readAt: number
  rows: Promise<readonly ClosureRow[]>
}
const cache = new WeakMap<Db, Cached>()

function inForce(db: Db): Promise<readonly ClosureRow[]> {
  const known = cache.get(db)
  const now = performance.now()
  if (known && now - known.readAt < freshMs) return known.rows
  const read = listClosures(db)
  if (!known) {
    read.catch(() => {
      // The caller gets the error; the next one reads again.
      cache.delete(db)
    })
    cache.set(db, { readAt: now, rows: read })
    return read
  }
  const lastKnown = () => known.rows
  // Lists are served from memory while the database is away, whose failures the calls that need it report.
  const rows = Promise.race([read, sleep(patienceMs, null, { ref: false }).then(lastKnown)]).catch(lastKnown)
  const kept: Cached = { readAt: now, rows }
  cache.set(db, kept)
  // A late answer counts as well: a database that is always slow must not keep a closure from its effect.
  read.then(
    () => {
      kept.rows = read
    },
    () => undefined,
  )
  return rows
}

const nothing: Closures = { key: '', isClosed: () => false }

/** At most one statement a second, however many ask. */
export async function closuresFor(db: Db, visitor: SwitchVisitor): Promise<Closures> {
  const rows = await inForce(db)
  const applying = rows.filter(
    ({ country, licence, currency }) =>
      (country === null || country === visitor.country) &&
      (licence === null || licence === visitor.licence) &&
      (currency === null || currency === visitor.currency),
  )
  if (applying.length === 0) return nothing
  const closed = new Set(applying.map(({ kind, subject }) => `${kind} ${subject}`))
  return {
    key: applying.map(({ id }) => id).join(),
    isClosed: (kind, subject) => closed.has(`${kind} ${subject}`),
  }
}

interface Signed {
  readonly operator: string
  readonly reason: string
  readonly at: Date
}

const scopeOf = ({ kind, subject, country, licence, currency }: Closure) => [kind, subject, country, licence, currency]

/** Returns whether it was open before. */
export async function closeSwitch(db: Db, closure: Closure, { operator, reason, at }: Signed): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO closures (kind, subject, country, licence, currency, closed_at, closed_by, close_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
    [...scopeOf(closure), at, operator, reason],
  )
  // The next question of this process reads the table.
  cache.delete(db)
  return rows.length > 0
}

/** Returns whether it was closed for exactly these before. */
export async function openSwitch(db: Db, closure: Closure, { operator, reason, at }: Signed): Promise<boolean> {
  const rows = await db.query(
    `UPDATE closures SET opened_at = $6, opened_by = $7, open_reason = $8
      WHERE opened_at IS NULL AND kind = $1 AND subject = $2 AND country IS NOT DISTINCT FROM $3
        AND licence IS NOT DISTINCT FROM $4 AND currency IS NOT DISTINCT FROM $5 RETURNING id`,
    [...scopeOf(closure), at, operator, reason],
  )
  cache.delete(db)
  return rows.length > 0
}
