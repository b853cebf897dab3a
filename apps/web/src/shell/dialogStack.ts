import { ownPath } from '@apogee/rules/site/ownPath'
import type { DialogEntry, DialogName } from '../lib/dialogs'
import { dialogs, pathOf } from './dialogs'

/** Who looks at the page: a player, a guest, or a guest on a device somebody has logged in on before. */
export type Visitor = 'player' | 'guest' | 'knownGuest'

/**
 * What this visitor may see: a player sees no sign-in, and a guest who opens players' dialogs one door to come in by instead of
 * them, unless one is open.
 */
export function allowed(wanted: readonly DialogEntry[], visitor: Visitor): DialogEntry[] {
  if (visitor === 'player') return wanted.filter(({ name }) => dialogs[name].who !== 'guest')
  const closed = wanted.filter(({ name }) => dialogs[name].who === 'player')
  const [first] = closed
  const isDoorOpen = wanted.some(({ name }) => dialogs[name].who === 'guest')
  return wanted.flatMap((entry): DialogEntry[] => {
    if (!closed.includes(entry)) return [entry]
    if (entry !== first || isDoorOpen) return []
    const redirect = closed.map(({ name, props }) => pathOf(name, props)).find(Boolean)
    const door = visitor === 'knownGuest' ? 'signIn' : 'signUp'
    return [{ name: door, props: redirect ? { redirect } : {}, key: entry.key }]
  })
}

/** Those on screen: open ones in their order, and below them the ones that are still leaving. */
export function mergeShown(shown: readonly DialogEntry[], open: readonly DialogEntry[]): DialogEntry[] {
  const leaving = shown.filter((old) => !open.some(({ key }) => key === old.key))
  return [...open, ...leaving]
}

/** A route as far as its popup goes. */
export interface PopupRoute {
  readonly staticData: { readonly dialog?: DialogName; readonly dialogProps?: object }
}

const tokenNames: Partial<Record<DialogName, string>> = {
  newPassword: 'reset_password_token',
  confirmation: 'confirmation_token',
  unlock: 'unlock_token',
}

/** A token of a mailed link. */
const tokenOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The popup of an address, if it has one: what stands in the query becomes its props. */
export function routeDialog(
  { staticData: { dialog: name, dialogProps } }: PopupRoute,
  search: Readonly<Record<string, unknown>>,
): DialogEntry | undefined {
  if (!name) return undefined
  const tokenName = tokenNames[name]
  const back = ownPath(search['redirect'])
  const asked = tokenName ? { token: tokenOf(search[tokenName]) } : back ? { redirect: back } : {}
  // Each popup route names the popup that takes what its address may hold.
  return { name, props: { ...asked, ...dialogProps }, key: `route ${name}` } as DialogEntry
}
