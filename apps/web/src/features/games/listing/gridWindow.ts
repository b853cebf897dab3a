/** The layout of a grid of equal tiles. */
export interface Geometry {
  readonly columns: number
  /** Height of a line including the gap below it. */
  readonly linePx: number
}

/** The rendered part of a long grid, and the space the rest would take. */
export interface GridWindow {
  /** Index of the first rendered tile, and of the one after the last. */
  readonly from: number
  readonly to: number
  readonly beforePx: number
  readonly afterPx: number
}

interface Seen {
  /** How far the top of the viewport is below the top of the grid; negative while the grid is lower. */
  readonly topPx: number
  readonly screenPx: number
  readonly count: number
}

/** Extra tiles beyond the viewport, in screens: this much can be scrolled before a frame must render. */
const aheadScreens = 1
/** The window moves in steps of this many lines, so that slow scrolling rarely rerenders. */
const stepLines = 2

/** The lines in the viewport, and about one screen more on either side. */
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
