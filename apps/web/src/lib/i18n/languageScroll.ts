/** Key in session storage of the reader's scroll position on the page they left for another language. */
export const scrollKey = 'apogee.languagePlace'

/** Scrolls to the reader's position before they changed the language. */
export function restoreScroll(): void {
  try {
    const place = sessionStorage.getItem(scrollKey)
    sessionStorage.removeItem(scrollKey)
    // Runs after the router, which starts every page at the top.
    if (place) setTimeout(() => scrollTo({ top: Number(place), behavior: 'instant' }))
  } catch {
    // No position was stored: the page starts at the top.
  }
}
