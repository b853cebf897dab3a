import { ownPath } from '@apogee/rules/site/ownPath'
import type { DialogEntry, DialogName } from '../lib/dialogs'
import { dialogs } from './dialogs'

/** What this visitor may see: a guest who opens a player's dialog gets sign-up, a player sees no sign-in. */
export function allowed(wanted: readonly DialogEntry[], visitor: 'player' | 'guest'): DialogEntry[] {
  return wanted.flatMap((entry): DialogEntry[] => {
    const { who, path } = dialogs[entry.name]
    if (who === undefined || who === visitor) return [entry]
    if (who === 'guest') return []
    // `path` takes the props of its own name, which the union of all names hides.
    const redirect = (path as ((props: object) => string) | undefined)?.(entry.props)
    return [{ name: 'signUp', props: redirect ? { redirect } : {}, key: entry.key }]
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
