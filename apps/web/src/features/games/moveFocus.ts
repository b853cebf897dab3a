import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [number, number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** Arrow keys move from the field into the grid of results, through it by position, and back up into the field. */
export function moveFocus(event: KeyboardEvent, input: HTMLInputElement | null, results: HTMLElement | null): void {
  const step = steps[event.key]
  // In the field they move the caret; only the down arrow leaves it.
  if (!step || !input || !results || event.defaultPrevented) return
  const links = linksIn(results)
  const at = links.indexOf(document.activeElement as HTMLElement)
  if (at < 0) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    links[0]?.focus()
    return
  }
  event.preventDefault()
  const next = nextOf(links, at, step)
  if (next) next.focus()
  else if (event.key === 'ArrowUp') input.focus()
}

// A tile's sheet has its own links; a recent search is selected like a result.
const linksIn = (results: HTMLElement): HTMLElement[] => [
  ...results.querySelectorAll<HTMLElement>('a[href], button[data-pick]'),
]

/** What Enter opens from the field: the best game, else the first studio or category. */
export const bestOf = (results: HTMLElement | null): HTMLElement | null =>
  results?.querySelector<HTMLElement>('[data-found] [data-game], [data-found] a[href]') ?? null

/** A printable key: focus returns from the results to the field. */
export const typesOn = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) || key === 'Backspace'

/**
 * Replacing the results would remove the focused one, and Enter would be lost. The focus moves to the same result in
 * its new place, else to the first one, else to the field. `href`: the link that had the focus.
 */
export function restoreFocus(href: string | null, input: HTMLInputElement | null, results: HTMLElement | null): void {
  if (href === null || !results || results.contains(document.activeElement)) return
  if (document.activeElement !== document.body && !document.activeElement?.contains(results)) return
  const links = linksIn(results)
  const next = links.find((link) => link.getAttribute('href') === href) ?? links[0] ?? input
  next?.focus()
}

/** Horizontally the next in order; vertically the link in the nearest column of the next line. */
function nextOf(
  links: readonly HTMLElement[],
  at: number,
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  if (dx !== 0) return links[at + dx]
  const here = links[at]?.getBoundingClientRect()
  if (!here) return undefined
  const inLine = links
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => (dy > 0 ? box.top > here.top + 1 : box.top < here.top - 1))
  const lineTop = dy > 0 ? Math.min(...inLine.map(({ box }) => box.top)) : Math.max(...inLine.map(({ box }) => box.top))
  return inLine
    .filter(({ box }) => Math.abs(box.top - lineTop) < 2)
    .sort((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.link
}
