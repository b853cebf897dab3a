import type { DialogName } from '../../lib/navigation/dialogs'
import type { PagePath } from '../../lib/page/toPage'
import { hashPopups } from './namedPopup'

/** CONST-23, RT-59: the chat opens a second after its hash. */
export const chatDelayMs = 1_000

export type HashAction =
  | { readonly kind: 'dialog'; readonly name: DialogName; readonly props: object }
  | { readonly kind: 'go'; readonly to: PagePath }
  | { readonly kind: 'chat' }
  | { readonly kind: 'cashbox'; readonly step: 'deposit' | 'withdraw' }

const dialogHashes: Readonly<Record<string, DialogName>> = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  remind: 'remind',
  ...Object.fromEntries(Object.entries(hashPopups).map(([name, dialog]) => [`popup/${name}`, dialog])),
}

const newPasswordHashes: ReadonlySet<string> = new Set(['new-password', 'users/password/edit', 'profile/password/edit'])

/** RT-56 to RT-59, GD-06: the action of a hash; `search` is the page's query, which contains an emailed link's token. */
export function hashAction(hash: string, search: Readonly<Record<string, unknown>>): HashAction | undefined {
  const [name = '', query] = hash.split('?')
  const dialog = Object.hasOwn(dialogHashes, name) ? dialogHashes[name] : undefined
  if (dialog) return { kind: 'dialog', name: dialog, props: {} }
  if (newPasswordHashes.has(name)) {
    const token = new URLSearchParams(query).get('reset_password_token') ?? search['reset_password_token']
    return { kind: 'dialog', name: 'newPassword', props: { token: typeof token === 'string' ? token : '' } }
  }
  if (name === 'sport') return { kind: 'go', to: '/sport' }
  if (name.startsWith('sport_') && name.length > 6)
    return { kind: 'go', to: `/sport/${encodeURIComponent(name.slice(6))}` }
  if (name === 'deposit' || name === 'withdraw') return { kind: 'cashbox', step: name }
  return name === 'chat' ? { kind: 'chat' } : undefined
}
