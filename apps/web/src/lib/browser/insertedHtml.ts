import type { DOMAttributes, RefCallback } from 'react'
import { innerHtml, trustedHtml } from './trustedTypes'

interface InsertedHtml {
  readonly dangerouslySetInnerHTML: NonNullable<DOMAttributes<Element>['dangerouslySetInnerHTML']>
  readonly ref?: RefCallback<Element>
  readonly suppressHydrationWarning?: boolean
}

/** The same object each time, so that React never updates it. */
const untouched = { __html: '' }
const shown = new WeakMap<Element, string>()

/** Writes the HTML unless the element already shows it; what it has at first is the server's markup of the same HTML. */
export function showHtml(element: Element, html: string): void {
  const before = shown.get(element) ?? (element.firstChild ? html : undefined)
  shown.set(element, html)
  if (before !== html) element.innerHTML = trustedHtml(html) as string
}

/**
 * Like `dangerouslySetInnerHTML`, but a browser gets the HTML only once the element is in the page. Chromium retains an
 * image with several sizes that was never inserted, and all that React renders around it, as long as the tab lives.
 * React discards what it has rendered of a page when it has to begin again.
 */
export const insertedHtml = (html: string): InsertedHtml =>
  import.meta.env.SSR
    ? { dangerouslySetInnerHTML: innerHtml(html) }
    : {
        dangerouslySetInnerHTML: untouched,
        ref: (element) => {
          if (element) showHtml(element, html)
        },
        suppressHydrationWarning: true,
      }

/** For texts in such HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
