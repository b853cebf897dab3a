import { features } from '../../features/all'
import type { DialogName } from '../../lib/navigation/dialogs'
import { type DialogSpecs, feature } from '../../lib/navigation/feature'

declare module '../../lib/navigation/dialogs' {
  interface Dialogs {
    menu: Record<string, never>
    language: Record<string, never>
  }
}

const { dialogs: own } = feature({
  dialogs: {
    menu: { load: () => import('./MenuDialog'), areas: [] },
    language: { load: () => import('./LanguageDialog'), areas: [] },
  },
})

/** Turns a union into an intersection. */
type All<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer A) => void ? A : never
type FeatureDialogs = Extract<(typeof features)[number], { dialogs: unknown }>['dialogs']

const joined: object = Object.assign({}, own, ...features.map((one) => ('dialogs' in one ? one.dialogs : {})))

/** All dialogs of the product: those of the shell and of all features. A name without a dialog does not compile. */
export const dialogs: DialogSpecs = joined as typeof own & All<FeatureDialogs>

/** The address a dialog shows while it is open, if it has its own. */
export function pathOf(name: DialogName, props: object): string | undefined {
  const { path } = dialogs[name]
  // A name's `path` takes that name's props, a relation that the union of all names hides.
  return (path as ((props: object) => string) | undefined)?.(props)
}
