import { useSyncExternalStore } from 'react'
import { type FlagName, type Flags, flagNames } from './flagNames'
import { useSite } from './site'
import { forget, recall, remember } from './storage'

export { type FlagName, type Flags, flagNames }

/** What this browser has set otherwise (OPEN-16). */
export type FlagOverrides = Partial<Record<FlagName, boolean>>

const none: FlagOverrides = {}
const listeners = new Set<() => void>()
let overrides: FlagOverrides | undefined

const read = (): FlagOverrides => {
  overrides ??= recall('site.flags') ?? none
  return overrides
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets one flag of this browser; undefined gives the operator's word back. */
export function overrideFlag(name: FlagName, value: boolean | undefined): void {
  const { [name]: _old, ...rest } = read()
  overrides = value === undefined ? rest : { ...rest, [name]: value }
  if (Object.keys(overrides).length === 0) forget('site.flags')
  else remember('site.flags', overrides)
  for (const listener of listeners) listener()
}

/** Gives every flag the operator's word back. */
export function resetFlags(): void {
  for (const name of flagNames) overrideFlag(name, undefined)
}

/** What this browser has set otherwise; nothing on the server and in the first picture, which is the operator's. */
export const useFlagOverrides = (): FlagOverrides => useSyncExternalStore(subscribe, read, () => none)

/** Whether a flag is on in this browser. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useSite()
  return useFlagOverrides()[name] ?? flags[name]
}

/** Whether a flag is on, outside of components (guards). */
export const isFlagOn = (flags: Flags, name: FlagName): boolean =>
  (import.meta.env.SSR ? undefined : read()[name]) ?? flags[name]
