/** The part of a player's limit that decides whether it is reached (wire-facts 6.1); amounts are minor units. */
export interface LimitFacts {
  readonly type: string
  readonly status: string
  /** Missing on limits of time. */
  readonly accounts?: readonly { readonly amount_cents: number; readonly current_value_amount_cents: number }[]
}

/** LIM-07, OPEN-10: one awaiting confirmation is not in force, one awaiting removal still is. */
const inForce: ReadonlySet<string> = new Set(['active', 'confirmed', 'unconfirmed_disable'])

/** LIM-05, LIM-06, SAFE-02: it is used up, or it is a break. The current value may be negative on the wire. */
export function isLimitReached({ type, status, accounts = [] }: LimitFacts): boolean {
  if (!inForce.has(status)) return false
  if (type === 'coolingoff' || type === 'selfexclusion') return true
  return accounts.some((account) => account.amount_cents - Math.abs(account.current_value_amount_cents) <= 0)
}
