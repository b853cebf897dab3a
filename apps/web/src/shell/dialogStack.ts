import { ownPath } from '@apogee/rules/site/ownPath'
import type { DialogEntry, DialogName } from '../lib/dialogs'
import { dialogs, pathOf } from './dialogs'

/** The kind of visitor: a player, a guest, or a guest on a device where someone has logged in before. */
export type Visitor = 'player' | 'guest' | 'knownGuest'

/**
 * The dialogs this visitor may see. Players get no sign-in. A guest who opens dialogs for players gets a single sign-in
 * or sign-up dialog instead, unless one is already open.
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

/** The dialogs on screen: open ones in their order, and below them those that are still closing. */
export function mergeShown(shown: readonly DialogEntry[], open: readonly DialogEntry[]): DialogEntry[] {
  const leaving = shown.filter((old) => !open.some(({ key }) => key === old.key))
  return [...open, ...leaving]
}

/** The part of a route that concerns its popup. */
export interface PopupRoute {
  readonly staticData: { readonly dialog?: DialogName; readonly dialogProps?: object }
}

/** The token of an emailed link. */
const tokenOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The popup of an address, if it has one; its query becomes the popup's props. */
export function routeDialog(
  { staticData: { dialog: name, dialogProps } }: PopupRoute,
  search: Readonly<Record<string, unknown>>,
): DialogEntry | undefined {
  if (!name) return undefined
  const tokenName = dialogs[name].token
  const back = ownPath(search['redirect'])
  const asked = tokenName ? { token: tokenOf(search[tokenName]) } : back ? { redirect: back } : {}
  // Each popup route names a popup that accepts the parameters of its address.
  return { name, props: { ...asked, ...dialogProps }, key: `route ${name}` } as DialogEntry
}
