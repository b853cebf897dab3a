const shownLetters = 6

/** JP-04: only the first six characters of the name leave the platform. */
export const maskWinner = (nickname: string | null): string =>
  `${[...(nickname?.trim() || 'Player')].slice(0, shownLetters).join('')}***`
