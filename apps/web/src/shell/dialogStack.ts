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

/** The popup of an address: what stands in the query becomes its props. */
export function routeDialog(name: DialogName, search: Readonly<Record<string, unknown>>): DialogEntry {
  const token = search['confirmation_token'] ?? search['reset_password_token']
  const props = token === undefined ? { redirect: search['redirect'] } : { token }
  // Each popup route validates its own search, so that these are the props of its name.
  return { name, props, key: `route ${name}` } as DialogEntry
}
