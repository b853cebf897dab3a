import type { MessageOf } from '@apogee/contract/realtime'
import { toWire } from '@apogee/rules/money/units'
import type { Balance } from '../../core/ledger/accounts.ts'

/** One wallet of the player; `active` is the currency they play in. */
export interface Wallet {
  readonly balance: Balance
  readonly isActive: boolean
}

/** wire-facts 2.4, CASH-02, CASH-03: total = real + bonus, of which the real part can be withdrawn. */
export function presentAccount({ balance, isActive }: Wallet): MessageOf<'balance'> {
  const total = toWire(balance.real + balance.bonus)
  return {
    currency: balance.currency,
    amount_cents: total,
    available_to_cashout_cents: toWire(balance.real),
    available_to_bet_with_locked_cent: total,
    hidden_at: null,
    deposit_available: true,
    selected_lottery_id: null,
    active: isActive,
    version: toWire(balance.version),
  }
}

/** The older format (`compatibility=true`). `wagering`: the stage of the bonus being wagered in the wallet, if any. */
export const presentCompatible = ({ balance }: Wallet, wagering = 'none') => ({
  currency: balance.currency,
  amount_cents: toWire(balance.real + balance.bonus),
  available_to_cashout_cents: toWire(balance.real),
  wager_status: wagering,
})
