/** Parts of the first view whose code loads separately. */
export type FirstPart = 'player' | 'bottom'

const live = new Set<FirstPart>()
let needed: readonly FirstPart[] | undefined

function settle(): void {
  // Tests and tools wait for this: from here on presses are handled without a page load.
  if (needed?.every((part) => live.has(part))) document.documentElement.dataset['ready'] = ''
}

/** The page is rendered; it is interactive once these parts are too. */
export function pageNeeds(parts: readonly FirstPart[]): void {
  needed = parts
  settle()
}

export function partIsLive(part: FirstPart): void {
  live.add(part)
  settle()
}
