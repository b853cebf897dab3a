/** Whether a category's games can win a jackpot, which is then shown above them. */
export const isJackpotCategory = (slug: string): boolean => slug === 'jackpot' || slug === 'mystic-jackpots'
