/**
 * How a level of a jackpot is won. `amount`: somewhere below a figure, by the round whose share takes the pool there.
 * `time`: at a moment within each hour or day, by the first round after it. `chance`: one win in so much staked, on
 * average.
 */
export type DropRule =
  | { readonly rule: 'amount'; readonly below_cents: number }
  | { readonly rule: 'time'; readonly every: 'hour' | 'day' }
  | { readonly rule: 'chance'; readonly one_in_cents: number }

/** Numbers are drawn below this: the range of 13 hexadecimal digits. */
export const numbersBelow = 2n ** 52n

/**
 * The text a cycle's secret signs. `opening`: id of the first round that fed the cycle, played after the secret's hash
 * was published; null for cycles that had begun before opening rounds counted. For `chance` there is a number for each
 * round, else one for the cycle.
 */
export const drawText = (level: string, cycle: number, opening: string | null, round?: string): string =>
  [level, cycle, ...(opening === null ? [] : [opening]), ...(round === undefined ? [] : [round])].join(':')

/** The number of a draw: the first 13 digits of HMAC-SHA256(secret, {@link drawText}) in hexadecimal. */
export const numberOf = (digest: string): bigint => BigInt(`0x${digest.slice(0, 13)}`)

/**
 * `amount`: the amount at which the pool drops, above the cycle's starting amount and below its limit, every cent
 * equally likely.
 */
export function triggerCents(number: bigint, begunCents: bigint, belowCents: bigint): bigint {
  const room = belowCents - begunCents - 1n
  return room <= 0n ? begunCents + 1n : begunCents + 1n + (number * room) / numbersBelow
}

/** `time`: the moment within the cycle after which the first round wins. */
export function dropMoment(number: bigint, begunAt: Date, dropsBy: Date): Date {
  const span = BigInt(Math.max(0, dropsBy.getTime() - begunAt.getTime()))
  return new Date(begunAt.getTime() + Number((number * span) / numbersBelow))
}

/** `chance`: whether a round of this stake wins; twice the stake, twice the chance. */
export const isHit = (number: bigint, stakeCents: bigint, oneInCents: bigint): boolean =>
  number * oneInCents < stakeCents * numbersBelow

/** `time`: when the running hour or day ends, in UTC. */
export function dropsBy(every: 'hour' | 'day', at: Date): Date {
  const end = new Date(at)
  if (every === 'hour') end.setUTCHours(at.getUTCHours() + 1, 0, 0, 0)
  else end.setUTCHours(24, 0, 0, 0)
  return end
}
