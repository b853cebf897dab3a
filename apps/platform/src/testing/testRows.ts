import { randomUUID } from 'node:crypto'
import { isFinal, type PaymentState } from '@apogee/rules/cashbox/states'
import { required } from '@apogee/rules/validation/required'
import { insertPayment, movePayment, type PaymentRow } from '../areas/cashbox/store.ts'
import type { Sql } from '../core/db/db.ts'

export interface CardPayment {
  readonly player: bigint
  readonly cents: bigint | number
  readonly at: Date
  readonly action?: PaymentRow['action']
  readonly currency?: string
  readonly state?: PaymentState
  readonly bonusOffer?: string | null
}

/** Stores a payment by card, by default a deposit that has arrived: its row, without money and events. */
export async function insertCardPayment(
  sql: Sql,
  { player, cents, at, action = 'deposit', currency = 'EUR', state = 'succeeded', bonusOffer = null }: CardPayment,
): Promise<PaymentRow> {
  const inserted = await insertPayment(sql, {
    player_id: player,
    action,
    currency,
    amount_cents: BigInt(cents),
    method: 'visa',
    brand: 'visa',
    provider: 'sandbox',
    account: null,
    destination: action === 'cashout' ? 'card-token' : null,
    coin: null,
    coin_amount: null,
    locale: 'en',
    request_key: randomUUID(),
    created_at: at,
    bonus_offer: bonusOffer,
  })
  const booked = required(inserted, 'new payment')
  return state === 'pending' ? booked : movePayment(sql, booked.id, { state, at, isFinal: isFinal(state) })
}

interface PlayedRound {
  readonly player: bigint
  readonly cents: bigint | number
  readonly at: Date
  readonly game?: string
  readonly currency?: string
  readonly state?: string
  /** Of a round that is not open. */
  readonly finishedAt?: Date
}

/** Stores a round, by default a finished one: its row, without money and events. */
export async function insertRound(
  sql: Sql,
  { player, cents, at, game = 'a/B', currency = 'EUR', state = 'finished', finishedAt = at }: PlayedRound,
): Promise<void> {
  await sql.query(
    `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, state, started_at,
       finished_at, balance_after_cents) VALUES ($1, $2, $3, $4, 's', $5, $6, $7, $8, 0)`,
    [randomUUID(), player, game, currency, cents, state, at, state === 'open' ? null : finishedAt],
  )
}
