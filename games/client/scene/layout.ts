import { UPPER_EDGE } from './edges.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Layout of a slot, in CSS pixels of the frame the host grants. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly isPortrait: boolean
  /** 1 at the size the game was designed for: 1320 x 643 in landscape, 390 x 845 in portrait. */
  readonly scale: number
  /** The gold rim's outer edge. */
  readonly frame: Box
  readonly rim: number
  /** First cell's box, and the distances to the next reel and row. */
  readonly cell: Box
  readonly pitchX: number
  readonly pitchY: number
  /** The title's box. */
  readonly title: Box
  /** Width of a plate next to the frame; 0 where it does not fit. */
  readonly side: number
}

interface Grid {
  readonly reels: number
  readonly rows: number
}
/** Width of the plates next to the reels at which the words next to a picture are one line. */
const MIN_SIDE = 112
const FIVE_BY_THREE: Grid = { reels: 5, rows: 3 }

/** Lays the game out for a frame of any size; the two reference sizes match the design. */
export function layOut(width: number, height: number, grid = FIVE_BY_THREE): Layout {
  return width / height > 0.95 ? lying(width, height, grid) : standing(width, height, grid)
}

function lying(width: number, height: number, grid: Grid): Layout {
  const scale = Math.min(width / 1020, height / 643)
  const frameHeight = 424 * scale
  const frameWidth = 744 * scale
  // The bar below stays as high as a finger even where the scale is small.
  const bar = Math.max(128 * scale, 76)
  const top = height - bar - frameHeight
  const room = (width - frameWidth) / 2
  const frame = { x: (width - frameWidth) / 2, y: Math.max(top, 4), width: frameWidth, height: frameHeight }
  return {
    ...cells(grid, frame, 12 * scale, 9 * scale, 8 * scale),
    width,
    height,
    isPortrait: false,
    scale,
    // The lettering overlaps the rim.
    title: { x: frame.x, y: Math.min(2 * scale, frame.y), width: frameWidth, height: frame.y + 16 * scale },
    side: room < 104 ? 0 : Math.min(Math.max(168 * scale, MIN_SIDE), room - 20),
  }
}

/** Scale of a portrait game's controls. A tablet's stay close to a phone's: the reels or the board need the space. */
export const portraitScale = (width: number, height: number): number =>
  Math.min(width / 390, height / 740, Math.max(1, height / 860), 1.7)

/** Width of a portrait frame to its height: maximum and minimum. */
const WIDEST = 1.4
const NARROWEST = 374 / 360
/** The frame's share of the height that it and the lettering divide, on a phone and from this aspect ratio on. */
const SHARE = { phone: 0.72, tablet: 0.8, tabletFrom: 0.65 } as const

function standing(width: number, height: number, grid: Grid): Layout {
  const scale = portraitScale(width, height)
  const maxWidth = width - 16 * scale
  const share = width / height < SHARE.tabletFrom ? SHARE.phone : SHARE.tablet
  const free = height - 300 * scale
  const under = 333 * scale
  // The lettering needs space above the frame.
  const maxHeight = height - under - UPPER_EDGE - 44 * scale
  const frameHeight = Math.min(maxWidth / NARROWEST, Math.max(230 * scale, Math.min(free * share, maxHeight)))
  const frameWidth = Math.min(maxWidth, frameHeight * WIDEST)
  const top = Math.max(36 * scale, height - frameHeight - under)
  const frame = { x: (width - frameWidth) / 2, y: top, width: frameWidth, height: frameHeight }
  const titleTop = Math.min(UPPER_EDGE, frame.y * 0.6)
  return {
    ...cells(grid, frame, 8 * scale, 4.8 * scale, 4 * scale),
    width,
    height,
    isPortrait: true,
    scale,
    title: { x: width * 0.14, y: titleTop, width: width * 0.72, height: frame.y - titleTop + 6 * scale },
    side: 0,
  }
}

function cells({ reels, rows }: Grid, frame: Box, rim: number, gap: number, inset: number) {
  const width = (frame.width - 2 * (rim + inset) - (reels - 1) * gap) / reels
  const height = (frame.height - 2 * (rim + inset)) / rows
  return {
    frame,
    rim,
    cell: { x: frame.x + rim + inset, y: frame.y + rim + inset, width, height },
    pitchX: width + gap,
    pitchY: height,
  }
}

/** The middle of a cell. */
export function cellCentre(layout: Layout, reel: number, row: number): { x: number; y: number } {
  const { cell, pitchX, pitchY } = layout
  return { x: cell.x + reel * pitchX + cell.width / 2, y: cell.y + row * pitchY + cell.height / 2 }
}

/** A cell's box. */
export function cellBox({ cell, pitchX, pitchY }: Layout, reel: number, row: number): Box {
  return { x: cell.x + reel * pitchX, y: cell.y + row * pitchY, width: cell.width, height: pitchY }
}
