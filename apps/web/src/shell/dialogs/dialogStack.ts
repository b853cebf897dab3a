import { ownPath } from '@apogee/rules/site/ownPath'
import { type DialogEntry, type DialogName, pageDialogKey } from '../../lib/navigation/dialogs'
import { dialogs, pathOf } from './dialogs'

/** The kind of visitor: a player, a guest, or a guest on a device with an earlier log-in. */
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

export interface ShownDialog {
  readonly entry: DialogEntry
  /** Key of the dialog it is rendered in (MOD-06). */
  readonly within: string | undefined
}

const isOneOf = (list: readonly ShownDialog[], key: string | undefined): boolean =>
  list.some(({ entry }) => entry.key === key)

/**
 * The dialogs on screen: those still closing, each in its old position, so that its component instance is preserved
 * next to the dialog that replaces it; and the open ones, each within the one below it.
 */
export function mergeShown(shown: readonly ShownDialog[], open: readonly DialogEntry[]): ShownDialog[] {
  const stack = open.map((entry, nth): ShownDialog => ({ entry, within: open[nth - 1]?.key }))
  return [...shown.filter(({ entry }) => !isOneOf(stack, entry.key)), ...stack]
}

/** Removes a dialog that has closed, and those rendered in it. */
export function withoutClosed(shown: readonly ShownDialog[], key: string): readonly ShownDialog[] {
  const rest = shown.filter(({ entry }) => entry.key !== key)
  const inside = rest.find(({ within }) => within !== undefined && !isOneOf(rest, within))
  return inside ? withoutClosed(rest, inside.entry.key) : rest
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
  return { name, props: { ...asked, ...dialogProps }, key: pageDialogKey(name) } as DialogEntry
}
