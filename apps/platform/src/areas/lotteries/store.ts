import type { Row, Sql } from '../../core/db/db.ts'
import { queryFirst } from '../../core/db/queryOne.ts'
import type { LotteryTerms } from './definitions/lotteryTerms.ts'

export interface LotteryRow extends Row {
  readonly id: bigint
  /** Raised by the database with every change, including new tickets. */
  readonly version: bigint
  readonly frontend_identifier: string
  /** Name of its file, and the brand it is for; null for all brands. */
  readonly file: string
  readonly brand: string | null
  /** The terms at the time of the announcement. */
  readonly definition: LotteryTerms
  readonly currency: string
  readonly start_at: Date
  readonly end_at: Date
  readonly draw_at: Date
  readonly closed_at: Date | null
  readonly finished_at: Date | null
  readonly group_ids: number[]
  readonly tickets_count: number
  readonly seed_hash: string
  readonly tickets_hash: string | null
  /** Null until the draw. */
  readonly seed: string | null
  /** Null until the draw, and for draws made before values were added. */
  readonly values_hash: string | null
  /** Address of the beacon that closes the list of values; null without one. */
  readonly beacon_url: string | null
}

const columns = `l.id, l.version, l.frontend_identifier, l.file, l.brand, l.definition, l.currency, l.start_at, l.end_at, l.draw_at,
  l.closed_at, l.finished_at, l.group_ids, l.tickets_count, l.seed_hash, l.tickets_hash, l.seed, l.values_hash, l.beacon_url`

/** The visitor who requests lotteries. */
export interface Viewer {
  readonly brand: string
  /** Null for a guest. */
  readonly playerId: bigint | null
  readonly groups: readonly number[]
}

/** Maximum number of listed lotteries; older ones keep their addresses. */
const maxListed = 60

/** Lotteries that are not drawn yet, the next to end first, then those drawn since a time, the latest first. */
export const listLotteries = (sql: Sql, { brand, groups, playerId }: Viewer, drawnSince: Date): Promise<LotteryRow[]> =>
  sql.query<LotteryRow>(
    {
      name: 'lotteries_list',
      text: `SELECT ${columns} FROM lotteries l
              WHERE (l.finished_at IS NULL OR l.finished_at >= $4) AND (l.brand IS NULL OR l.brand = $1)
                AND (l.group_ids = '{}' OR l.group_ids && $2::int[]
                     OR EXISTS (SELECT 1 FROM lottery_players h WHERE h.lottery_id = l.id AND h.player_id = $3))
              ORDER BY l.finished_at DESC NULLS FIRST, l.end_at, l.id LIMIT ${maxListed}`,
    },
    [brand, groups, playerId, drawnSince],
  )

/** All lotteries of a brand in this order, regardless of their groups. */
export const listOfBrand = (sql: Sql, brand: string, drawnSince: Date): Promise<LotteryRow[]> =>
  sql.query<LotteryRow>(
    `SELECT ${columns} FROM lotteries l
      WHERE (l.finished_at IS NULL OR l.finished_at >= $2) AND (l.brand IS NULL OR l.brand = $1)
      ORDER BY l.finished_at DESC NULLS FIRST, l.end_at, l.id LIMIT ${maxListed}`,
    [brand, drawnSince],
  )

/** A lottery of a brand, including those for groups the caller is not in: its page shows whom it is for. */
export const findLottery = (sql: Sql, brand: string, idOrName: number | string): Promise<LotteryRow | null> =>
  queryFirst(
    sql,
    `SELECT ${columns} FROM lotteries l
      WHERE ${typeof idOrName === 'number' ? 'l.id = $2::bigint' : 'l.frontend_identifier = $2::text'}
        AND (l.brand IS NULL OR l.brand = $1)`,
    [brand, idOrName],
  )

export const findByName = (sql: Sql, name: string): Promise<LotteryRow | null> =>
  queryFirst(sql, `SELECT ${columns} FROM lotteries l WHERE l.frontend_identifier = $1`, [name])

export async function readLottery(sql: Sql, id: bigint): Promise<LotteryRow> {
  const [row] = await sql.query<LotteryRow>(`SELECT ${columns} FROM lotteries l WHERE l.id = $1`, [id])
  if (!row) throw new Error(`lottery ${id} does not exist`)
  return row
}

/** Lotteries whose tickets were on sale at a time and whose list is not closed yet. */
export const listOnSale = (sql: Sql, now: Date): Promise<LotteryRow[]> =>
  sql.query<LotteryRow>(
    {
      name: 'lotteries_on_sale',
      text: `SELECT ${columns} FROM lotteries l
              WHERE l.finished_at IS NULL AND l.closed_at IS NULL AND l.start_at <= $1 AND $1 < l.end_at ORDER BY l.id`,
    },
    [now],
  )

/** Whether the sales of a lottery with this name have ended. */
export async function areSalesOver(sql: Sql, name: string, now: Date): Promise<boolean> {
  const [row] = await sql.query(
    'SELECT 1 FROM lotteries WHERE frontend_identifier = $1 AND (closed_at IS NOT NULL OR end_at <= $2)',
    [name, now],
  )
  return row !== undefined
}

export interface PrizeRow extends Row {
  readonly id: bigint
  readonly lottery_id: bigint
  readonly award_place: number
  /** Number of the winning ticket; null before the draw and when there were fewer tickets than prizes. */
  readonly ticket: string | null
  readonly player_id: bigint | null
}

const ofPrizes = `SELECT w.id, w.lottery_id, w.award_place, t.number AS ticket, t.player_id
  FROM lottery_prizes w LEFT JOIN lottery_tickets t ON t.id = w.ticket_id`

export const listPrizes = (sql: Sql, lotteries: readonly bigint[]): Promise<PrizeRow[]> =>
  sql.query<PrizeRow>(
    {
      name: 'lotteries_prizes',
      text: `${ofPrizes} WHERE w.lottery_id = ANY ($1::bigint[]) ORDER BY w.lottery_id, w.award_place`,
    },
    [lotteries],
  )

export const listWonPrizes = (sql: Sql, playerId: bigint, lotteries: readonly bigint[]): Promise<PrizeRow[]> =>
  sql.query<PrizeRow>(
    `${ofPrizes} WHERE t.player_id = $1 AND w.lottery_id = ANY ($2::bigint[]) ORDER BY w.lottery_id, w.award_place`,
    [playerId, lotteries],
  )

export interface PlayerTicketsRow extends Row {
  readonly lottery_id: bigint
  /** Raised with every granted or revoked ticket, and by the draw. */
  readonly version: bigint
  readonly tickets: string[]
}

/** The player's tickets in these lotteries, the oldest first. */
export const listPlayerTickets = (
  sql: Sql,
  playerId: bigint,
  lotteries: readonly bigint[],
): Promise<PlayerTicketsRow[]> =>
  sql.query<PlayerTicketsRow>(
    {
      name: 'lotteries_held',
      text: `SELECT h.lottery_id, h.version,
                    coalesce(array_agg(t.number ORDER BY t.id) FILTER (WHERE t.counts), '{}') AS tickets
               FROM lottery_players h
               LEFT JOIN lottery_tickets t ON t.lottery_id = h.lottery_id AND t.player_id = h.player_id
              WHERE h.player_id = $1 AND h.lottery_id = ANY ($2::bigint[])
              GROUP BY h.lottery_id, h.player_id ORDER BY h.lottery_id`,
    },
    [playerId, lotteries],
  )

export interface StepRow extends Row {
  readonly award_place: number
  readonly message: string
  readonly hmac: string
  readonly position: number
  readonly tickets_left: number
  readonly ticket: string
  readonly player_id: bigint
}

/** The steps of a draw, the last prize first. */
export const listSteps = (sql: Sql, lottery: bigint): Promise<StepRow[]> =>
  sql.query<StepRow>(
    `SELECT w.award_place, w.message, w.hmac, w.position, w.tickets_left, t.number AS ticket, t.player_id
       FROM lottery_prizes w JOIN lottery_tickets t ON t.id = w.ticket_id
      WHERE w.lottery_id = $1 ORDER BY w.award_place DESC`,
    [lottery],
  )

export async function listNumbers(sql: Sql, lottery: bigint): Promise<string[]> {
  const rows = await sql.query<{ number: string }>(
    'SELECT number FROM lottery_tickets WHERE lottery_id = $1 AND counts ORDER BY length(number), number',
    [lottery],
  )
  return rows.map(({ number }) => number)
}
