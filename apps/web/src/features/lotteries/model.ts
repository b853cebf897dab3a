/** A player's tickets in all lotteries (wire-facts 9.8). */
export const ticketsOf = (statuses: readonly { readonly tickets: readonly string[] }[]): number =>
  statuses.reduce((sum, { tickets }) => sum + tickets.length, 0)
