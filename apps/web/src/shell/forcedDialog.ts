import type { Player } from '../features/profile/queries'
import type { DialogEntry } from '../lib/dialogs'

// What one agrees to can be read beside the popup that asks for it.
const readable: ReadonlySet<string> = new Set([
  '/terms-and-conditions',
  '/privacy-policy',
  '/general-rules',
  '/support',
])

/** MOD-13, AUTH-15: whether the player has to finish their sign-up, the terms above all, before they go on. */
export const mustFinishSignUp = (
  player: Pick<Player, 'auth_fields_missed'> | null | undefined,
  path: string,
): boolean => (player?.auth_fields_missed ?? []).length > 0 && !readable.has(path)

/** Put over everything but a question to support; no way of closing popups closes it. */
export function withTerms(open: readonly DialogEntry[]): DialogEntry[] {
  const terms: DialogEntry = { name: 'terms', props: {}, key: 'terms' }
  const support = open.findIndex(({ name }) => name === 'support')
  return support < 0 ? [...open, terms] : [...open.slice(0, support), terms, ...open.slice(support)]
}
