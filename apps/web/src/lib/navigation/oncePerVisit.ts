/**
 * Actions allowed once per visit: a browser tab's session, including reloads. Each feature adds its own next to its code.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface OncePerVisit {}

type Once = keyof OncePerVisit

const prefix = 'apogee.once.'
// If the browser rejects storage, this page remembers it.
const fallback = new Set<Once>()

/** Whether it has already happened in this visit. */
export function isSpent(what: Once): boolean {
  try {
    return sessionStorage.getItem(prefix + what) !== null || fallback.has(what)
  } catch {
    // Private windows reject storage: it is in memory.
    return fallback.has(what)
  }
}

/** Marks it as having happened. */
export function spend(what: Once): void {
  fallback.add(what)
  try {
    sessionStorage.setItem(prefix + what, '1')
  } catch {
    // The fallback above has stored it.
  }
}
