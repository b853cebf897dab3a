import type { Row, Tx } from '../../core/db/db.ts'
import { queryOne } from '../../core/db/queryOne.ts'
import type { Core } from '../../core/http/handler.ts'
import { NotEnoughMoney } from '../../core/ledger/accounts.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { CommandSignature, PlayerCommandSignature } from '../../core/operators/operatorCommand.ts'
import { playerIdOf } from '../profile/public.ts'
import { announceBalance } from './announceBalance.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'ledger' | 'realtime'>

export interface Adjustment extends Row {
  readonly id: bigint
  readonly player_id: bigint
  readonly currency: string
  /** Minor units; above zero into the balance. */
  readonly amount_cents: bigint
  readonly asked_by: string
  readonly reason: string
  readonly asked_at: Date
  readonly state: 'open' | 'confirmed' | 'refused'
}

/** Corrections that wait for a second person, oldest first. */
export const openAdjustments = ({ db }: Pick<Core, 'db'>): Promise<Adjustment[]> =>
  db.query<Adjustment>("SELECT * FROM balance_adjustments WHERE state = 'open' ORDER BY id LIMIT 100")

/** A first person requests a correction of a balance. No money moves. */
export async function askAdjustment(
  { db, clock, ledger }: Needs,
  { email, operator, reason }: PlayerCommandSignature,
  { currency, cents }: { readonly currency: string; readonly cents: bigint },
): Promise<Adjustment | 'unknown' | 'no_account'> {
  const playerId = await playerIdOf(db, email)
  if (playerId === null) return 'unknown'
  return db.transaction(async (tx) => {
    if ((await ledger.readBalance(tx, playerId, currency)) === null) return 'no_account'
    const at = clock.now()
    const asked = await queryOne<Adjustment>(
      tx,
      `INSERT INTO balance_adjustments (player_id, currency, amount_cents, asked_by, reason, asked_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [playerId, currency, cents, operator, reason, at],
    )
    const details = `adjustment ${asked.id}: ${cents} ${currency}`
    await noteOperator(tx, { playerId, action: 'adjustment_asked', details, operator, reason, at })
    return asked
  })
}

const isSamePerson = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

type Decision = 'done' | 'unknown' | 'same_person' | 'not_enough_money'

/** Another person confirms a correction, which moves the money, or refuses it. */
export async function decideAdjustment(
  needs: Needs,
  { operator, reason }: CommandSignature,
  id: bigint,
  isConfirmed: boolean,
): Promise<Decision> {
  const { db, clock, ledger } = needs
  const at = clock.now()
  const decide = async (tx: Tx): Promise<Adjustment | Decision> => {
    const [asked] = await tx.query<Adjustment>(
      "SELECT * FROM balance_adjustments WHERE id = $1 AND state = 'open' FOR UPDATE",
      [id],
    )
    if (!asked) return 'unknown'
    if (isConfirmed && isSamePerson(asked.asked_by, operator)) return 'same_person'
    const { player_id: playerId, currency, amount_cents: cents } = asked
    const before = await ledger.readBalance(tx, playerId, currency)
    if (isConfirmed)
      await ledger.post(tx, {
        key: `adjustment:${id}`,
        kind: 'adjustment',
        reason: { adjustment: String(id), asked_by: asked.asked_by, confirmed_by: operator },
        playerId,
        at,
        moves: [
          { account: { kind: 'adjustment', currency }, amount: -cents },
          { account: { playerId, kind: 'real', currency }, amount: cents },
        ],
      })
    const state = isConfirmed ? 'confirmed' : 'refused'
    await tx.query('UPDATE balance_adjustments SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
      id,
      state,
      operator,
      at,
    ])
    const real = before?.real ?? 0n
    const details = `adjustment ${id}: ${real} -> ${isConfirmed ? real + cents : real} ${currency}, asked by ${asked.asked_by}`
    await noteOperator(tx, { playerId, action: `adjustment_${state}`, details, operator, reason, at })
    return asked
  }
  try {
    const decided = await db.transaction(decide)
    if (typeof decided === 'string') return decided
    if (isConfirmed) await announceBalance(needs, decided.player_id, decided.currency)
    return 'done'
  } catch (error) {
    if (error instanceof NotEnoughMoney) return 'not_enough_money'
    throw error
  }
}
