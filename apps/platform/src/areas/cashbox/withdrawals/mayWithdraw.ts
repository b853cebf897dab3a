import { worthIn } from '@apogee/rules/cashbox/exchange'
import { moneyText } from '@apogee/rules/cashbox/moneyText'
import { isLockedByBonus } from '@apogee/rules/cashbox/withdrawable'
import { toDecimal } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { getCurrency, minorOf, readRates } from '../../../core/content/configs/paymentConfig.ts'
import { readLicence } from '../../../core/content/licences/licences.ts'
import type { Sql, Tx } from '../../../core/db/db.ts'
import type { PlayerCtx } from '../../../core/http/handler.ts'
import { depositObstacle, lockInForce } from '../../limits/public.ts'
import { findPayer, type Payer } from '../../profile/public.ts'
import type { PaymentRow } from '../store.ts'
import { withdrawnByCurrency } from './withdrawnSums.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Whether a bonus is being wagered in the player's wallet of a currency. */
    readonly isWagering: (sql: Sql, playerId: bigint, currency: string) => Promise<boolean>
  }
}

/**
 * Throws if the player may not make this withdrawal yet. Call it in the transaction that has already debited the money
 * and holds {@link lockWithdrawals}: of two concurrent withdrawals, the later one then counts the earlier one too.
 */
export async function assertMayWithdraw(
  ctx: PlayerCtx<'debt_open' | 'wager_active' | 'verification_needed'>,
  tx: Tx,
  payment: PaymentRow,
): Promise<void> {
  const { player_id: playerId, currency } = payment
  await assertDebtIsCovered(ctx, tx, payment)
  const isWagering = await ctx.isWagering(tx, playerId, currency)
  if (isLockedByBonus({ isWagering, isOnBreak: await isInBreak(tx, payment) })) {
    throw ctx.refuse(422, { base: { wager_active: true } })
  }
  const payer = await findPayer(tx, playerId)
  if (!(await isKnownEnough(tx, playerId, payer))) throw ctx.refuse(422, { base: { verification_needed: true } })
}

/**
 * A debt is repaid by the next deposit, and withdrawals are rejected until then. If a break or a limit rejects that
 * deposit, the debt must stay covered by the wallet, and the rest can be withdrawn (decision 021).
 */
async function assertDebtIsCovered(
  ctx: PlayerCtx<'debt_open'>,
  tx: Tx,
  { player_id: playerId, currency, amount_cents: asked, created_at: at }: PaymentRow,
): Promise<void> {
  const owed = await ctx.ledger.readDebt(tx, playerId, currency)
  if (owed === 0n) return
  const known = getCurrency(currency)
  const text = (cents: bigint) => moneyText(toDecimal(cents, known.subunits_to_unit), known, ctx.locale)
  if (!(await depositObstacle(tx, { playerId, currency, cents: owed, at })))
    throw ctx.refuse(422, { base: { debt_open: { amount: text(owed) } } })
  const { real } = required(await ctx.ledger.readBalance(tx, playerId, currency), `account of player ${playerId}`)
  if (real >= owed) return
  const free = real + asked - owed
  const values = { amount: text(owed), available: text(free > 0n ? free : 0n) }
  throw ctx.refuse(422, { base: { debt_open: { message: 'cashbox.refusals.debtCovered', ...values } } })
}

async function isInBreak(tx: Tx, { player_id: playerId, created_at: at }: PaymentRow): Promise<boolean> {
  return (await lockInForce(tx, playerId, ['coolingoff', 'selfexclusion'], at)).length > 0
}

/** Whether the player's identity is sufficiently proved: they are verified, or have not withdrawn enough to need it. */
export async function isKnownEnough(sql: Sql, playerId: bigint, payer: Payer): Promise<boolean> {
  if (payer.verified) return true
  const limit = eurCents(readLicence(payer.license_name).withdrawals.verify_above_eur)
  let worth = 0n
  for (const { currency, cents } of await withdrawnByCurrency(sql, playerId)) worth += worthInEur(cents, currency)
  return worth <= limit
}

/** An amount in any wallet's currency, in euro cents. */
export function worthInEur(cents: bigint, currency: string): bigint {
  const worth = worthIn(cents, getCurrency(currency), getCurrency('EUR'), readRates())
  if (worth === undefined) throw new Error(`no rate for ${currency}`)
  return worth
}

/** "2000" -> 200000n. */
export const eurCents = (text: string): bigint => minorOf(text, 'EUR')
