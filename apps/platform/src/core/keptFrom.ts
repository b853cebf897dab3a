const monthsKept = 12

/** Where a player's history begins: one year back, however far back they ask (SAFE-07). */
export function keptFrom(now: Date, asked?: string): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - monthsKept)
  const from = asked === undefined ? oldest : new Date(asked)
  return from < oldest ? oldest : from
}
