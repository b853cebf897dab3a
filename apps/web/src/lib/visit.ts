/** What happens at most once a visit: a browser tab's session, also over reloads. */
export type Once = 'exit' | 'newProvider' | 'survey'

const prefix = 'apogee.once.'
// A browser that refuses storage remembers for the page.
const fallback = new Set<Once>()

/** Whether it has happened in this visit. */
export function isSpent(what: Once): boolean {
  try {
    return sessionStorage.getItem(prefix + what) !== null || fallback.has(what)
  } catch {
    return fallback.has(what)
  }
}

/** It has happened. */
export function spend(what: Once): void {
  fallback.add(what)
  try {
    sessionStorage.setItem(prefix + what, '1')
  } catch {
    // Remembered above.
  }
}
