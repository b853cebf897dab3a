const shownLetters = 6

/** JP-04: the first six characters of the name, and no more leaves the platform. */
export const maskWinner = (nickname: string | null): string =>
  `${[...(nickname?.trim() || 'Player')].slice(0, shownLetters).join('')}***`
