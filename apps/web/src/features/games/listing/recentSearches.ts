import { forget, recall, remember } from '../../../lib/browser/storage'

declare module '../../../lib/browser/storage' {
  interface Stored {
    'games.recentSearches': string[]
  }
}

const maxSearches = 8

/** Puts a text first, without duplicates in any case, and drops the oldest. */
export const withSearch = (list: readonly string[], text: string): readonly string[] =>
  [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, maxSearches)

/** Successful searches on this device, the latest first. */
export const recentSearches = (): readonly string[] => recall('games.recentSearches') ?? []

export const rememberSearch = (text: string): void =>
  remember('games.recentSearches', [...withSearch(recentSearches(), text)])

/** Removes one, or all of them. Returns the rest. */
export function forgetSearch(text?: string): readonly string[] {
  const rest = text === undefined ? [] : recentSearches().filter((one) => one !== text)
  if (rest.length > 0) remember('games.recentSearches', rest)
  else forget('games.recentSearches')
  return rest
}

/** Those that begin with a text, in any case. */
export const searchesStartingWith = (text: string): readonly string[] =>
  recentSearches().filter((one) => one.toLowerCase().startsWith(text.toLowerCase()))
