import { toDecimal } from '@apogee/rules/money/units'
import { currencyOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { allBets } from '../../games/public.ts'
import { endedPayments } from '../store.ts'

interface Sum {
  readonly currency: string
  readonly cents: bigint
}

/** Whole units by currency, as in wire fields without `cents` in their name; for display, never for calculation. */
const sums = (list: readonly Sum[]): Record<string, number> =>
  Object.fromEntries(
    list.map(({ currency, cents }) => [
      currency,
      Number(toDecimal(cents, currencyOf(currency)?.subunits_to_unit ?? 100)),
    ]),
  )

/**
 * API-029: a player's total deposits, withdrawals and stakes since they joined. Counts successful payments and bets
 * that were not rolled back.
 */
export const readStats: Handler<'cashbox.stats'> = async ({ db, player }) => {
  const [payments, bets] = await Promise.all([endedPayments(db, player.id), allBets(db, player.id)])
  const deposits = payments.filter(({ action }) => action === 'deposit')
  return {
    status: 200,
    body: {
      deposits_count: deposits.reduce((count, one) => count + one.count, 0),
      deposits_sum: sums(deposits),
      cashouts_sum: sums(payments.filter(({ action }) => action === 'cashout')),
      bets_sum: sums(bets),
      messages: { notice: '' },
    },
  }
}
