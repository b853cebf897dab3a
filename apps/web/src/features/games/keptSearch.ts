const storedAs = 'apogee.search'

/** What was typed into the search of a history entry: Back shows it again with what it found. */
export function keptSearch(entry: string): string {
  try {
    const [of, text] = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as readonly unknown[]
    return of === entry && typeof text === 'string' ? text : ''
  } catch {
    return ''
  }
}

export function keepSearch(entry: string, text: string): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify([entry, text]))
  } catch {
    // A private window that keeps nothing: Back shows an empty search.
  }
}
