import { firstGraphemes } from '@apogee/rules/validation/text/graphemes'

const shownLetters = 6

/** JP-04: only the first six characters of the name leave the platform. */
export const maskWinner = (nickname: string | null): string =>
  `${firstGraphemes(nickname?.trim() || 'Player', shownLetters)}***`
