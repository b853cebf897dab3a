/** Whether the games of a category can win a jackpot, which stands above them then. */
export const isJackpotCategory = (slug: string): boolean => slug === 'jackpot' || slug === 'mystic-jackpots'
