/** Parts of the first picture whose code comes by itself. */
export type FirstPart = 'player' | 'bottom'

const live = new Set<FirstPart>()
let needed: readonly FirstPart[] | undefined

function settle(): void {
  // Tests and tools wait for this: from here on presses are answered without a page load.
  if (needed?.every((part) => live.has(part))) document.documentElement.dataset['ready'] = ''
}

/** The page is drawn; it answers to presses once these parts do too. */
export function pageNeeds(parts: readonly FirstPart[]): void {
  needed = parts
  settle()
}

export function partIsLive(part: FirstPart): void {
  live.add(part)
  settle()
}
