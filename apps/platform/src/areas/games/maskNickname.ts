/** What others see of a player: the first two letters of their nickname, never their email. */
export function maskNickname(nickname: string | null): string {
  const letters = [...(nickname?.trim() ?? '')]
  return letters.length < 3 ? 'Player ***' : `${letters.slice(0, 2).join('')}***`
}
