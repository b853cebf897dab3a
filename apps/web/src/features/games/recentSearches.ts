import { forget, recall, remember } from '../../lib/storage'

const most = 8

/** With a text at its head, each once whatever its case, the oldest dropped. */
export const withSearch = (list: readonly string[], text: string): readonly string[] =>
  [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, most)

/** What was looked for on this device and led somewhere, the latest first. */
export const recentSearches = (): readonly string[] => recall('games.recentSearches') ?? []

export const rememberSearch = (text: string): void =>
  remember('games.recentSearches', [...withSearch(recentSearches(), text)])

/** Takes one away, or all of them. Answers what is left. */
export function forgetSearch(text?: string): readonly string[] {
  const rest = text === undefined ? [] : recentSearches().filter((one) => one !== text)
  if (rest.length > 0) remember('games.recentSearches', rest)
  else forget('games.recentSearches')
  return rest
}
