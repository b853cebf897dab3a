import type { Input, Result } from '@apogee/contract'
import { toDecimal, toWire } from '@apogee/rules/money/units'
import { currencyOf } from '../../core/content/configs/paymentConfig.ts'
import { titleIn } from '../../core/content/titleIn.ts'
import type { Row, Sql } from '../../core/db/db.ts'
import { historyStart } from '../../core/historyStart.ts'
import { csvAnswer, csvText } from '../../core/http/csv.ts'
import type { Handler } from '../../core/http/handler.ts'

type WireEvent = Result<'bonuses.events'>['data'][number]

interface EventRow extends Row {
  readonly id: bigint
  readonly bonus_id: bigint | null
  readonly freespins_id: bigint | null
  readonly titles: Record<string, string>
  readonly stage: WireEvent['stage']
  readonly currency: string
  readonly amount_cents: bigint
  readonly created_at: Date
}

type Filter = Input<'bonuses.exportEvents'>['query']

const pageOf = (
  sql: Sql,
  playerId: bigint,
  { currency, from, to }: Filter,
  now: Date,
  after: bigint | null,
  limit: number,
) =>
  sql.query<EventRow>(
    `SELECT e.*, coalesce(b.titles, f.titles) AS titles FROM bonus_events e
       LEFT JOIN player_bonuses b ON b.id = e.bonus_id LEFT JOIN player_freespins f ON f.id = e.freespins_id
      WHERE e.player_id = $1 AND ($2::bigint IS NULL OR e.id < $2) AND e.created_at >= $3
        AND ($4::timestamptz IS NULL OR e.created_at <= $4) AND ($5::text IS NULL OR e.currency = $5)
      ORDER BY e.id DESC LIMIT $6`,
    [playerId, after, historyStart(now, from), to ? new Date(to) : null, currency ?? null, limit],
  )

const numberOf = (id: bigint | null): number | null => (id === null ? null : Number(id))

/** SAFE-07 */
export const listEvents: Handler<'bonuses.events'> = async (ctx, { query: { after, limit, ...filter } }) => {
  const from = after === undefined ? null : BigInt(after)
  const rows = await pageOf(ctx.db, ctx.player.id, filter, ctx.clock.now(), from, limit)
  const last = rows.length === limit ? rows.at(-1) : undefined
  const data = rows.map((row) => ({
    id: Number(row.id),
    bonus_id: numberOf(row.bonus_id),
    freespins_id: numberOf(row.freespins_id),
    title: titleIn(row.titles, ctx.locale),
    stage: row.stage,
    currency: row.currency,
    amount_cents: toWire(row.amount_cents),
    created_at: row.created_at.toISOString(),
  }))
  return { status: 200, body: { data, next: last ? Number(last.id) : null } }
}

const pageRows = 1000

/** SAFE-07: for a spreadsheet. */
export const exportEvents: Handler<'bonuses.exportEvents'> = ({ db, player, locale, clock }, { query }) => {
  const now = clock.now()
  async function* lines() {
    let after: bigint | null = null
    for (;;) {
      const rows: EventRow[] = await pageOf(db, player.id, query, now, after, pageRows)
      if (rows.length > 0) yield rows.map((row) => `${lineOf(row, locale)}\r\n`).join('')
      after = rows.at(-1)?.id ?? null
      if (rows.length < pageRows) return
    }
  }
  return csvAnswer('bonuses', 'at,bonus,freespins,title,stage,currency,amount', lines())
}

function lineOf(row: EventRow, locale: string): string {
  const { created_at, bonus_id, freespins_id, titles, stage, currency, amount_cents } = row
  const amount = toDecimal(amount_cents, currencyOf(currency)?.subunits_to_unit ?? 100)
  return [
    created_at.toISOString(),
    bonus_id,
    freespins_id,
    csvText(titleIn(titles, locale)),
    stage,
    currency,
    amount,
  ].join(',')
}
