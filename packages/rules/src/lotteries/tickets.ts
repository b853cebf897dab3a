/** A deposit of `from` or more earns a ticket for every `price` of it; both in minor units of its currency. */
export interface DepositRule {
  readonly from: bigint
  readonly price: bigint
}

/** Tickets earned by a deposit: by the highest rule that it reaches; 0 below the lowest one. */
export function ticketsFor(amount: bigint, rules: readonly DepositRule[]): number {
  const reached = rules.filter(({ from, price }) => from <= amount && price > 0n)
  const [first, ...rest] = reached
  if (!first) return 0
  const highest = rest.reduce((best, rule) => (rule.from > best.from ? rule : best), first)
  return Number(amount / highest.price)
}
