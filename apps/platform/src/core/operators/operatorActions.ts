import type { Sql } from '../db/db.ts'

export interface OperatorAction {
  readonly playerId: bigint
  readonly action:
    | ('two_factor_off' | 'vip_set' | 'vip_removed' | 'notified' | 'lootbox_given' | 'lootbox_canceled')
    | ('adventure_joined' | 'adventure_left' | 'adventure_day_completed')
    | 'tournament_removed'
    | ('account_excluded' | 'account_released')
    | 'lottery_tickets_given'
    | 'deposit_returned'
    | 'round_replayed'
    | ('group_joined' | 'group_left')
  /** The object of the action, such as a group. */
  readonly details?: string
  readonly operator: string
  readonly reason: string
  readonly at: Date
}

/** Records an operator's action on a player's account, and its reason; retained as long as the account. */
export async function noteOperator(sql: Sql, one: OperatorAction): Promise<void> {
  await sql.query(
    'INSERT INTO operator_actions (player_id, action, details, operator, reason, done_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [one.playerId, one.action, one.details ?? null, one.operator, one.reason, one.at],
  )
}
