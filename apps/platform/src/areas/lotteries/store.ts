import type { Sql } from '../../core/db/db.ts'

export interface TicketRow extends Record<string, unknown> {
  readonly lottery_id: bigint
  readonly number: string
}

export interface PrizeRow extends Record<string, unknown> {
  readonly id: bigint
  readonly lottery_id: bigint
  readonly currency: string
  readonly award_place: number
  readonly stuff: string
  readonly money_award_cents: bigint
  readonly money_budget_percent: number
  readonly wager_multiplier: number
  readonly freespins_count: number
  readonly persistent_comp_points: number
  readonly chargeable_comp_points: number
  readonly persistent_comp_points_percent: number
  readonly chargeable_comp_points_percent: number
  readonly ticket: string
}

export const listTickets = (sql: Sql, playerId: bigint): Promise<TicketRow[]> =>
  sql.query<TicketRow>('SELECT lottery_id, number FROM lottery_tickets WHERE player_id = $1 ORDER BY id', [playerId])

export const listWonPrizes = (sql: Sql, playerId: bigint): Promise<PrizeRow[]> =>
  sql.query<PrizeRow>(
    `SELECT w.id, w.lottery_id, l.currency, w.award_place, w.stuff, w.money_award_cents,
       w.money_budget_percent::float8 AS money_budget_percent, w.wager_multiplier::float8 AS wager_multiplier,
       w.freespins_count, w.persistent_comp_points::float8 AS persistent_comp_points,
       w.chargeable_comp_points::float8 AS chargeable_comp_points,
       w.persistent_comp_points_percent::float8 AS persistent_comp_points_percent,
       w.chargeable_comp_points_percent::float8 AS chargeable_comp_points_percent, t.number AS ticket
     FROM lottery_prizes w JOIN lottery_tickets t ON t.id = w.ticket_id
     JOIN lotteries l ON l.id = w.lottery_id
     WHERE t.player_id = $1 ORDER BY w.award_place`,
    [playerId],
  )
