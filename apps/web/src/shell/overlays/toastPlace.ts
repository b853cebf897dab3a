/** A vertical range of the screen, in px from its top. */
export interface Range {
  readonly top: number
  readonly bottom: number
}

/** Where toasts can be on a phone: the offset from the top of the screen. */
export interface Room {
  readonly heightPx: number
  readonly screenPx: number
  /** The heights of what is fixed at the top and at the bottom of the screen. */
  readonly headPx: number
  readonly footPx: number
  /**
   * Whether a dialog is open, which covers the bars. The bars of a page stay free: a toast that appeared over a button
   * there would take a press that had begun.
   */
  readonly hasDialog: boolean
}

const gapPx = 8

const overlaps = (one: Range, other: Range): boolean => one.top < other.bottom && other.top < one.bottom

/**
 * The place of toasts on a phone, as an offset from the top: above the bottom bar, below the header, in a dialog at either
 * edge of the screen, below or above an obstacle. The first that covers no obstacle; otherwise the one that covers the
 * fewest.
 */
export function toastTop({ heightPx, screenPx, headPx, footPx, hasDialog }: Room, obstacles: readonly Range[]): number {
  const fromBottom = (footPx: number) => screenPx - footPx - gapPx - heightPx
  const [highest, lowest] = hasDialog ? [gapPx, fromBottom(0)] : [headPx + gapPx, fromBottom(footPx)]
  const between = obstacles.flatMap(({ top, bottom }) => [bottom + gapPx, top - gapPx - heightPx])
  const places = [fromBottom(footPx), headPx + gapPx, lowest, highest, ...between].map((top) =>
    Math.max(highest, Math.min(top, lowest)),
  )
  const covered = places.map((top) => {
    const range = { top, bottom: top + heightPx }
    return obstacles.filter((one) => overlaps(range, one)).length
  })
  return places[covered.indexOf(Math.min(...covered))] ?? gapPx
}

/** Titles, the buttons that continue what the player came for, those at the foot of a dialog and the one that closes it. */
const important = 'h1, h2, [type=submit], [class*="bg-(image:--action)"], [data-foot], [data-close]'

export const topDialog = (page: Document): Element | undefined =>
  [...page.querySelectorAll('dialog[open], [role=dialog]:not([aria-hidden=true])')].at(-1)

/** The important elements on the screen, in the columns of the toasts: those of the topmost dialog, or of the page. */
export function importantRanges(page: Document, toasts: Element | null): Range[] {
  const root = topDialog(page) ?? page.body
  const columns = toasts?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
  return [...root.querySelectorAll(important)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .filter(({ left, right }) => left < columns.right && right > columns.left)
}
