const monthsKept = 12

/** Start of a player's visible history: at most one year back, even if an earlier date is requested (SAFE-07). */
export function keptFrom(now: Date, asked?: string): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - monthsKept)
  const from = asked === undefined ? oldest : new Date(asked)
  return from < oldest ? oldest : from
}
