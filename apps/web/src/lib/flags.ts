import { useSyncExternalStore } from 'react'
import { type FlagName, type Flags, flagNames } from './flagNames'
import { useSite } from './site'
import { forget, recall, remember } from './storage'

export { type FlagName, type Flags, flagNames }

/** This browser's overrides (OPEN-16). */
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

/** Overrides one flag in this browser; undefined restores the operator's value. */
export function overrideFlag(name: FlagName, value: boolean | undefined): void {
  const { [name]: _old, ...rest } = read()
  overrides = value === undefined ? rest : { ...rest, [name]: value }
  if (Object.keys(overrides).length === 0) forget('site.flags')
  else remember('site.flags', overrides)
  for (const listener of listeners) listener()
}

/** Restores the operator's value of every flag. */
export function resetFlags(): void {
  for (const name of flagNames) overrideFlag(name, undefined)
}

/** This browser's overrides; none on the server and in the first render, which use the operator's values. */
export const useFlagOverrides = (): FlagOverrides => useSyncExternalStore(subscribe, read, () => none)

/** Whether a flag is on in this browser. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useSite()
  return useFlagOverrides()[name] ?? flags[name]
}

/** Whether a flag is on, outside of components (guards). */
export const isFlagOn = (flags: Flags, name: FlagName): boolean =>
  (import.meta.env.SSR ? undefined : read()[name]) ?? flags[name]
