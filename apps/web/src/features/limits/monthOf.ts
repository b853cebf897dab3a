import type { Result } from '@apogee/contract'

export interface Month {
  readonly deposited: number
  readonly withdrawn: number
  /** Winnings minus bets: negative for a loss. */
  readonly won: number
  readonly minutes: number
}

type Payment = Pick<
  Result<'cashbox.payments'>[number],
  'action' | 'amount_cents' | 'currency' | 'finished_at' | 'state'
>
type Sum = Pick<Result<'games.roundSums'>[number], 'currency' | 'bet_cents' | 'win_cents' | 'played_minutes'>

/** Deposits and withdrawals of one wallet since a moment, and the result of play. */
export function monthOf(payments: readonly Payment[], sums: readonly Sum[], currency: string, from: string): Month {
  const paid = (action: Payment['action']) =>
    payments
      .filter((one) => one.action === action && one.currency === currency && one.state === 'succeeded')
      .filter(({ finished_at }) => finished_at !== null && finished_at >= from)
      .reduce((total, { amount_cents }) => total + amount_cents, 0)
  const own = sums.filter((sum) => sum.currency === currency)
  const won = own.reduce((total, { bet_cents, win_cents }) => total + win_cents - bet_cents, 0)
  const minutes = own.reduce((total, { played_minutes }) => total + played_minutes, 0)
  return { deposited: paid('deposit'), withdrawn: paid('cashout'), won, minutes }
}
