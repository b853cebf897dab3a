/** How a grid of equal tiles is laid out. */
export interface Geometry {
  readonly columns: number
  /** Height of a line with the gap under it. */
  readonly linePx: number
}

/** The part of a long grid that is drawn, and the room that the rest would take. */
export interface GridWindow {
  /** Index of the first tile drawn, and of the one after the last. */
  readonly from: number
  readonly to: number
  readonly beforePx: number
  readonly afterPx: number
}

interface Seen {
  /** How far the top of the screen is below the top of the grid; negative while the grid is below. */
  readonly topPx: number
  readonly screenPx: number
  readonly count: number
}

/** Drawn beyond the screen, in screens: so much may be scrolled before a frame has to draw. */
const aheadScreens = 1
/** The window moves by so many lines: a page that is scrolled slowly is drawn anew seldom. */
const stepLines = 2

/** The lines on the screen and about a screen more on either side. */
export function windowOf({ topPx, screenPx, count }: Seen, { columns, linePx }: Geometry): GridWindow {
  const lines = Math.ceil(count / columns)
  const ahead = Math.ceil((screenPx * aheadScreens) / linePx)
  const down = (line: number) => Math.floor(line / stepLines) * stepLines
  const inside = (line: number) => Math.min(Math.max(line, 0), lines)
  const first = inside(down(Math.floor(topPx / linePx) - ahead))
  const last = inside(down(Math.ceil((topPx + screenPx) / linePx) + ahead) + stepLines)
  return {
    from: first * columns,
    to: Math.min(last * columns, count),
    beforePx: first * linePx,
    afterPx: (lines - last) * linePx,
  }
}

export const isSameWindow = (one: GridWindow, other: GridWindow): boolean =>
  one.from === other.from && one.to === other.to && one.beforePx === other.beforePx && one.afterPx === other.afterPx
