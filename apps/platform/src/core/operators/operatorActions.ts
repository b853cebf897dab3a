import type { Row, Sql } from '../db/db.ts'

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
    | ('withdrawal_approved' | 'withdrawal_rejected' | 'withdrawal_held' | 'withdrawal_documents_requested')
    | ('document_seen' | 'document_approved' | 'document_rejected')
    | ('adjustment_asked' | 'adjustment_confirmed' | 'adjustment_refused')
    | ('account_locked' | 'account_unlocked' | 'sessions_ended')
    | ('limit_set' | 'break_begun' | 'exclusion_begun')
    | ('bonus_granted' | 'bonus_canceled')
    | ('refund_requested' | 'player_contacted')
    | ('account_closed' | 'account_exported' | 'account_erased')
  /** The object of the action, such as a group, and what it changed: `withdrawal 12: pending -> processing`. */
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

interface ActionRow extends Row {
  readonly action: string
  readonly details: string | null
  readonly operator: string
  readonly reason: string
  readonly done_at: Date
}

/** `done_at` is ISO 8601. */
type NotedAction = Pick<ActionRow, 'action' | 'details' | 'operator' | 'reason'> & { readonly done_at: string }

/** What staff have done on an account, the latest first. */
export async function actionsOf(sql: Sql, playerId: bigint): Promise<NotedAction[]> {
  const rows = await sql.query<ActionRow>(
    'SELECT action, details, operator, reason, done_at FROM operator_actions WHERE player_id = $1 ORDER BY id DESC LIMIT 100',
    [playerId],
  )
  return rows.map(({ action, details, operator, reason, done_at }) => ({
    action,
    details,
    operator,
    reason,
    done_at: done_at.toISOString(),
  }))
}
