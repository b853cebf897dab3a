import type { FlagName, Flags } from '@apogee/rules/site/flagNames'
import { useSyncExternalStore } from 'react'
import { recall } from '../browser/storage'
import { pageRequest } from '../page/pageRequest'
import { useSite } from '../page/site'
import { type FlagOverrides, flagsInCookie } from './flagsInCookie'

declare module '../browser/storage' {
  interface StoredOnDevice {
    'site.flags': FlagOverrides
  }
}

const none: FlagOverrides = {}
const listeners = new Set<() => void>()
let overrides: FlagOverrides | undefined

export const readOverrides = (): FlagOverrides => {
  overrides ??= recall('site.flags') ?? none
  return overrides
}

/** `lib/overrideFlag` stores them first. */
export function setOverrides(next: FlagOverrides): void {
  overrides = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** This browser's overrides; none on the server and in the first render, which use the operator's values. */
export const useFlagOverrides = (): FlagOverrides => useSyncExternalStore(subscribe, readOverrides, () => none)

/** Whether a flag is on in this browser. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useSite()
  return useFlagOverrides()[name] ?? flags[name]
}

/** Whether a flag is on, outside of components (guards). A cookie sends the overrides to the server. */
export const isFlagOn = (flags: Flags, name: FlagName): boolean =>
  (import.meta.env.SSR ? flagsInCookie(pageRequest()?.headers.get('cookie') ?? '') : readOverrides())[name] ??
  flags[name]
