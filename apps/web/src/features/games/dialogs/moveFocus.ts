import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [number, number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** Arrows go from the text into the grid of results, through it by place, and back up into the text. */
export function moveFocus(event: KeyboardEvent, input: HTMLInputElement | null, results: HTMLElement | null): void {
  const step = steps[event.key]
  if (!step || !input || !results) return
  const links = [...results.querySelectorAll<HTMLElement>('a[href]')]
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

/** Sideways the neighbour in order; up and down the link of the nearest column in the next line. */
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
