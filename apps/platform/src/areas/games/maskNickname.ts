import { countGraphemes, firstGraphemes } from '@apogee/rules/validation/graphemes'

/** What others see of a player: the first two letters of their nickname, never their email. */
export function maskNickname(nickname: string | null): string {
  const name = nickname?.trim() ?? ''
  return countGraphemes(name) < 3 ? 'Player ***' : `${firstGraphemes(name, 2)}***`
}
