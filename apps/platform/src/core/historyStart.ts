const historyMonths = 12

/** Where a player's history begins: one year back, however far back they ask (SAFE-07). */
export function historyStart(now: Date, asked?: string): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - historyMonths)
  const from = asked === undefined ? oldest : new Date(asked)
  return from < oldest ? oldest : from
}
