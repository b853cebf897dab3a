import { countGraphemes, firstGraphemes } from '@apogee/rules/validation/text/graphemes'

/** The public form of a player's name: the first two letters of their nickname, never their email. */
export function maskNickname(nickname: string | null): string {
  const name = nickname?.trim() ?? ''
  return countGraphemes(name) < 3 ? 'Player ***' : `${firstGraphemes(name, 2)}***`
}
