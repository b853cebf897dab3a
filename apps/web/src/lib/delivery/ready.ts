/** Parts of the first view whose code loads separately. */
export type FirstPart = 'player' | 'bottom'

/** How long after its render the page waits for them. A press on one that is later still waits for it (`replayPresses.ts`). */
const patienceMs = 6_000

const live = new Set<FirstPart>()
let needed: readonly FirstPart[] | undefined

function finish(): void {
  // Tests and tools wait for this: from here on presses are handled without a page load.
  document.documentElement.dataset['ready'] = ''
}

function settle(): void {
  if (needed?.every((part) => live.has(part))) finish()
}

/** The page is rendered; it is interactive once these parts are too. */
export function pageNeeds(parts: readonly FirstPart[]): void {
  needed = parts
  settle()
  // The presses on everything else must not wait for a part that cannot be loaded.
  setTimeout(finish, patienceMs)
}

export function partIsLive(part: FirstPart): void {
  live.add(part)
  settle()
}
