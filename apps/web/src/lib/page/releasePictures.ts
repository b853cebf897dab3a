import { whenFree } from '../delivery'

/**
 * Chromium retains a removed image that waits to come into view, and with it all that React rendered around it
 * (Chromium issue 1213045). In a document that is never shown it waits for nothing.
 */
export function releasePictures(): void {
  const nowhere = document.implementation.createHTMLDocument()
  let removed: Element[] = []
  const release = () => {
    for (const element of removed) if (!element.parentNode) nowhere.adoptNode(element)
    removed = []
  }
  new MutationObserver((changes) => {
    const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element)
    if (gone.length > 0 && removed.length === 0) whenFree(release)
    removed.push(...gone)
  }).observe(document, { childList: true, subtree: true })
}
