import type { Row, Sql } from '../../../core/db/db.ts'

export const reportGroups = ['brand', 'country', 'licence', 'currency', 'game', 'studio'] as const
/** `attribution` is the group of `report attribution`. */
export type ReportGroup = (typeof reportGroups)[number] | 'attribution'

/** How a player was found, in the order of the group's list. */
export const attributionColumns = ['stag', 'affb_id', 'utm_source', 'utm_medium', 'utm_campaign', 'sub_id'] as const
const attribution = `jsonb_build_array(${attributionColumns.map((name) => `o.${name}`).join(', ')})::text`

/** Movements of one house account, by the kind of their transactions; or new players (`players`, `new`). */
export interface Movement extends Row {
  /** Null without a group, and for movements that have none: a deposit has no game. */
  readonly group: string | null
  readonly currency: string
  readonly account: string
  /** As in the ledger; the first deposit of a player is `first_deposit`. */
  readonly kind: string
  readonly count: number
  /** Minor units: above zero into the account. */
  readonly cents: bigint
  /** Players who placed bets; null for other movements. */
  readonly bettors: bigint[] | null
}

interface Span {
  readonly from: Date
  readonly to: Date
}

/** Group of a movement `m` of player `p` in game `g`, and of a new player. */
const groups: Readonly<Record<ReportGroup | 'none', readonly [moved: string, added: string]>> = {
  none: ['NULL::text', 'NULL::text'],
  brand: ['p.brand', 'p.brand'],
  country: ['p.country', 'p.country'],
  licence: ['p.license_name', 'p.license_name'],
  currency: ['m.currency', 'p.currency'],
  game: ['m.game', 'NULL::text'],
  studio: ['g.provider', 'NULL::text'],
  attribution: [attribution, attribution],
}

// `id + 0`: otherwise the planner looks for the smallest id by walking the primary key from the first day on.
// An entry has no time: the span of ids selects the part of the index of ledger_entries that is read.
// Play is booked by the transactions of its rounds (`booked_entries`), and by sums once they are only in the archive.
function textOf(group: ReportGroup | null): string {
  const [moved, added] = groups[group ?? 'none']
  const isByGame = group === 'game' || group === 'studio'
  const origins = group === 'attribution' ? 'LEFT JOIN player_origins o ON o.player_id = p.id' : ''
  return `
WITH span AS MATERIALIZED (
  SELECT min(id + 0) AS first_id, max(id + 0) AS last_id FROM ledger_transactions
   WHERE created_at >= $1 AND created_at < $2
), moved AS MATERIALIZED (
  SELECT t.player_id, a.currency, a.kind AS account, ${isByGame ? "coalesce(r.game_identifier, t.reason #>> '{played,game}')" : 'NULL::text'} AS game,
         CASE WHEN t.kind = 'deposit' AND NOT EXISTS (
           SELECT FROM ledger_transactions b WHERE b.player_id = t.player_id AND b.id < t.id AND b.kind = 'deposit')
         THEN 'first_deposit' ELSE t.kind END AS kind,
         sum(coalesce((t.reason #>> '{played,count}')::int, 1)) AS count, sum(e.amount_cents) AS cents
    FROM ledger_accounts a
    JOIN ledger_entries e ON e.account_id = a.id
     AND e.transaction_id BETWEEN (SELECT first_id FROM span) AND (SELECT last_id FROM span)
    JOIN ledger_transactions t ON t.id = e.transaction_id AND t.created_at >= $1 AND t.created_at < $2
    ${isByGame ? "LEFT JOIN game_rounds r ON r.id = t.reason ->> 'round'" : ''}
   WHERE a.player_id IS NULL
   GROUP BY 1, 2, 3, 4, 5
  UNION ALL
  SELECT t.player_id, t.currency, 'games', ${isByGame ? 'r.game_identifier' : 'NULL::text'}, t.kind,
         count(*), sum(CASE t.kind WHEN 'bet' THEN t.amount_cents ELSE -t.amount_cents END)
    FROM game_transactions t ${isByGame ? 'LEFT JOIN game_rounds r ON r.id = t.round_id' : ''}
   WHERE t.created_at >= $1 AND t.created_at < $2 AND t.is_movement AND t.amount_cents > 0
   GROUP BY 1, 2, 4, 5
)
SELECT ${moved} AS "group", m.currency, m.account, m.kind, sum(m.count)::int AS count, sum(m.cents)::bigint AS cents,
       array_agg(DISTINCT m.player_id) FILTER (WHERE m.account = 'games' AND m.kind = 'bet') AS bettors
  FROM moved m LEFT JOIN players p ON p.id = m.player_id LEFT JOIN games g ON g.identifier = m.game
       ${origins}
 GROUP BY 1, 2, 3, 4
UNION ALL
SELECT ${added}, p.currency, 'players', 'new', count(*)::int, 0, NULL::bigint[]
  FROM players p ${origins} WHERE p.created_at >= $1 AND p.created_at < $2 GROUP BY 1, 2`
}

/** A busy month takes longer than one statement may: it is read in parts. */
const partMs = 2 * 3_600_000

/** All movements of house accounts in a period, and new players, in parts of it: rows repeat. */
export async function* readMovements(
  sql: Sql,
  { from, to }: Span,
  group: ReportGroup | null,
): AsyncGenerator<Movement> {
  const text = textOf(group)
  for (let start = from.getTime(); start < to.getTime(); start += partMs)
    yield* await sql.query<Movement>(text, [new Date(start), new Date(Math.min(start + partMs, to.getTime()))])
}
