import { playPauseMs } from '@apogee/rules/limits/realityCheck'
import type { Sql } from '../../../core/db/db.ts'

/** A round as shown in the history; amounts in minor units, including bonus money. */
export interface Round {
  readonly id: string
  readonly identifier: string
  readonly currency: string
  readonly bet: bigint
  readonly win: bigint
  readonly state: 'open' | 'finished' | 'rolled_back'
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly balanceAfter: bigint
  /** Jackpots it won, in addition to its win. */
  readonly jackpot: bigint
  /** For a free round: its win, which is paid with its free spins and is not in `win`. */
  readonly freeWin: bigint | null
}

/** Start of the next page of the history: after the last round of the previous one. */
export interface RoundCursor {
  readonly startedAt: Date
  readonly id: string
}

interface RoundRow extends Record<string, unknown> {
  readonly id: string
  readonly game_identifier: string
  readonly currency: string
  readonly bet_cents: bigint
  readonly win_cents: bigint
  readonly state: Round['state']
  readonly started_at: Date
  readonly finished_at: Date | null
  readonly balance_after_cents: bigint
  readonly jackpot_cents: bigint
  readonly free_win: bigint | null
}

const columns =
  'id, game_identifier, currency, bet_cents, win_cents, state, started_at, finished_at, balance_after_cents, jackpot_cents, CASE WHEN freespins_id IS NOT NULL THEN free_win_cents END AS free_win'

const roundOf = (row: RoundRow): Round => ({
  id: row.id,
  identifier: row.game_identifier,
  currency: row.currency,
  bet: row.bet_cents,
  win: row.win_cents,
  state: row.state,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  balanceAfter: row.balance_after_cents,
  jackpot: row.jackpot_cents,
  freeWin: row.free_win,
})

/** Filter for a player's rounds; each given field narrows it. */
export interface RoundFilter {
  readonly game?: string | undefined
  readonly currency?: string | undefined
  readonly result?: 'won' | 'lost' | 'open' | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

const results = {
  // A win counts as one only above its stake (SAFE-09).
  won: `state = 'finished' AND win_cents + jackpot_cents > bet_cents`,
  lost: `state = 'finished' AND win_cents + jackpot_cents < bet_cents`,
  open: `state = 'open'`,
} as const

/** The WHERE clause of a filter, whose values are the parameters $1 to $5. */
const narrowed = ({ result }: RoundFilter): string => `player_id = $1
        AND ($2::text IS NULL OR game_identifier = $2) AND ($3::text IS NULL OR currency = $3)
        AND ($4::timestamptz IS NULL OR started_at >= $4) AND ($5::timestamptz IS NULL OR started_at <= $5)
        ${result ? `AND ${results[result]}` : ''}`
const valuesOf = (playerId: bigint, { game, currency, from, to }: RoundFilter): readonly unknown[] => [
  playerId,
  game ?? null,
  currency ?? null,
  from ?? null,
  to ?? null,
]

/** The player's rounds, newest first: `limit` of them after the cursor `after`. */
export async function listRounds(
  sql: Sql,
  playerId: bigint,
  limit: number,
  after: RoundCursor | null = null,
  filter: RoundFilter = {},
): Promise<Round[]> {
  const rows = await sql.query<RoundRow>(
    `SELECT ${columns} FROM game_rounds
      WHERE ${narrowed(filter)} AND ($6::timestamptz IS NULL OR (started_at, id) < ($6, $7))
      ORDER BY started_at DESC, id DESC LIMIT $8`,
    [...valuesOf(playerId, filter), after?.startedAt ?? null, after?.id ?? null, limit],
  )
  return rows.map(roundOf)
}

/** Sums of a period that starts at `from`. */
export interface StepSum extends PlaySum {
  readonly from: Date
  readonly minutes: number
}

const pause = `interval '${playPauseMs / 1000} seconds'`

/** The filtered rounds summed up by day, week or month of a time zone, without rolled-back rounds. */
export async function sumRounds(
  sql: Sql,
  playerId: bigint,
  filter: RoundFilter,
  { step, zone }: { readonly step: 'day' | 'week' | 'month'; readonly zone: string },
): Promise<StepSum[]> {
  return sql.query<StepSum & Record<string, unknown>>(
    `SELECT date_trunc($6, started_at AT TIME ZONE $7) AT TIME ZONE $7 AS "from", currency,
            count(*)::int AS rounds, sum(bet_cents)::bigint AS bet, sum(win_cents + jackpot_cents)::bigint AS win,
            coalesce(extract(epoch FROM sum(gap) FILTER (WHERE gap < ${pause})) / 60, 0)::int AS minutes
       FROM (SELECT started_at, currency, bet_cents, win_cents, jackpot_cents,
                    started_at - lag(started_at) OVER (PARTITION BY currency ORDER BY started_at) AS gap
               FROM game_rounds WHERE ${narrowed(filter)} AND state <> 'rolled_back') played
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [...valuesOf(playerId, filter), step, zone],
  )
}

/** A round of this player by its id; another player's is not found. */
export async function ownRound(
  sql: Sql,
  playerId: bigint,
  id: string,
): Promise<{ identifier: string; currency: string } | null> {
  const [row] = await sql.query<{ identifier: string; currency: string }>(
    'SELECT game_identifier AS identifier, currency FROM game_rounds WHERE id = $1 AND player_id = $2',
    [id, playerId],
  )
  return row ?? null
}

export async function roundForSupport(sql: Sql, id: string): Promise<(Round & { readonly playerId: bigint }) | null> {
  const [row] = await sql.query<RoundRow & { readonly player_id: bigint }>(
    `SELECT ${columns}, player_id FROM game_rounds WHERE id = $1`,
    [id],
  )
  return row ? { ...roundOf(row), playerId: row.player_id } : null
}

/** A player's total stakes by currency, without rolled-back bets; also of rounds that are only in the archive. */
export const allBets = (sql: Sql, playerId: bigint): Promise<{ currency: string; cents: bigint }[]> =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(bet_cents)::bigint AS cents FROM (
       SELECT currency, bet_cents FROM game_rounds WHERE player_id = $1 AND state <> 'rolled_back'
       UNION ALL SELECT currency, bet_cents FROM played_months WHERE player_id = $1) played GROUP BY currency`,
    [playerId],
  )

/** Rounds that were open for longer than this before they finished are ignored. */
const longestRound = '30 days'

/**
 * A player's stakes by currency in rounds that finished within a time range. Open rounds are excluded, because they may
 * still be rolled back.
 */
export const betsFinishedIn = (
  sql: Sql,
  playerId: bigint,
  { from, until = null }: { readonly from: Date; readonly until?: Date | null },
): Promise<{ currency: string; cents: bigint }[]> =>
  sql.query<{ currency: string; cents: bigint }>(
    {
      name: 'games_bets_finished_in',
      text: `SELECT currency, sum(bet_cents)::bigint AS cents FROM game_rounds
              WHERE player_id = $1 AND started_at >= $2::timestamptz - interval '${longestRound}'
                AND ($3::timestamptz IS NULL OR started_at < $3)
                AND state = 'finished' AND finished_at >= $2 AND ($3 IS NULL OR finished_at < $3) GROUP BY currency`,
    },
    [playerId, from, until],
  )

/**
 * Real money staked in finished rounds of a currency, grouped by the last of the sorted `moments` before the round.
 * Free rounds do not count. Rounds that are only in the archive count at the end of their month, with all they staked:
 * a deposit is never taken for unstaked because they are gone.
 */
export const stakesAfter = (
  sql: Sql,
  playerId: bigint,
  currency: string,
  moments: readonly Date[],
): Promise<{ nth: number; cents: bigint }[]> =>
  sql.query<{ nth: number; cents: bigint }>(
    {
      name: 'games_stakes_after',
      text: `SELECT width_bucket(at, $3::timestamptz[]) - 1 AS nth, sum(cents)::bigint AS cents FROM (
               SELECT started_at AS at, bet_cents - bonus_bet_cents AS cents FROM game_rounds
                WHERE player_id = $1 AND currency = $2 AND started_at >= ($3::timestamptz[])[1] AND state = 'finished'
                  AND freespins_id IS NULL
                UNION ALL
               SELECT (month + interval '1 month') AT TIME ZONE 'UTC' - interval '1 microsecond', bet_cents FROM played_months
                WHERE player_id = $1 AND currency = $2) staked
              WHERE at >= ($3::timestamptz[])[1] GROUP BY 1`,
    },
    [playerId, currency, moments],
  )

/** Totals of a span of play in one currency, in minor units. */
export interface PlaySum {
  readonly currency: string
  readonly rounds: number
  readonly bet: bigint
  readonly win: bigint
}

/** A player's stakes and wins since a time, by currency, without rolled-back rounds. */
export async function playSince(sql: Sql, playerId: bigint, since: Date): Promise<PlaySum[]> {
  return sql.query<PlaySum & Record<string, unknown>>(
    `SELECT currency, count(*)::int AS rounds, sum(bet_cents)::bigint AS bet, sum(win_cents)::bigint AS win
       FROM game_rounds WHERE player_id = $1 AND started_at >= $2 AND state <> 'rolled_back'
      GROUP BY currency ORDER BY currency`,
    [playerId, since],
  )
}

export interface BestRound {
  readonly id: string
  readonly identifier: string
  readonly currency: string
  readonly bet: bigint
  readonly win: bigint
}

/** The finished round since a time that won the most for its stake, in any currency; null if none won more. */
export async function bestRoundSince(sql: Sql, playerId: bigint, since: Date): Promise<BestRound | null> {
  const [row] = await sql.query<BestRound & Record<string, unknown>>(
    `SELECT id, game_identifier AS identifier, currency, bet_cents AS bet, win_cents AS win FROM game_rounds
      WHERE player_id = $1 AND started_at >= $2 AND state = 'finished' AND bet_cents > 0 AND win_cents > bet_cents
      ORDER BY win_cents::numeric / bet_cents DESC, started_at DESC LIMIT 1`,
    [playerId, since],
  )
  return row ?? null
}

/** Games with an unfinished round, and the currencies of these rounds. */
export const gamesWithOpenRounds = (sql: Sql, playerId: bigint): Promise<{ identifier: string; currency: string }[]> =>
  sql.query<{ identifier: string; currency: string }>(
    {
      name: 'games_open_rounds',
      text: `SELECT DISTINCT game_identifier AS identifier, currency FROM game_rounds
              WHERE player_id = $1 AND state = 'open' ORDER BY 1, 2`,
    },
    [playerId],
  )
