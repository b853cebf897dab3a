import type { Player } from '../../features/profile/queries'

// Players can still read the documents that the consent popup asks them to accept, and those that belong to them.
const readable: ReadonlySet<string> = new Set([
  '/terms-and-conditions',
  '/privacy-policy',
  '/general-rules',
  '/bonus-terms',
  '/competition-terms',
  '/vip-terms',
  '/sports-rules',
  '/affiliate-terms',
  '/aml-policy',
  '/player-funds',
  '/payments',
  '/complaints',
  '/support',
])

/** MOD-13, AUTH-15: whether the player has to complete their sign-up, above all the terms, before they can continue. */
export const mustFinishSignUp = (
  player: Pick<Player, 'auth_fields_missed'> | null | undefined,
  path: string,
): boolean => (player?.auth_fields_missed ?? []).length > 0 && !readable.has(path)
