const storedAs = 'apogee.search'

/** The text typed into the search of a history entry: Back shows it again with its results. */
export function storedSearch(entry: string): string {
  try {
    const [of, text] = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as readonly unknown[]
    return of === entry && typeof text === 'string' ? text : ''
  } catch {
    // A private window without storage: Back shows an empty search.
    return ''
  }
}

export function storeSearch(entry: string, text: string): void {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify([entry, text]))
  } catch {
    // A private window without storage: Back shows an empty search.
  }
}
