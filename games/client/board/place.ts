import { UNDER_FRAME, UPPER_EDGE } from '../scene/edges.ts'
import { type Box, portraitScale } from '../scene/layout.ts'

/**
 * Layout of a board game, in CSS pixels of the area the host grants, including the values the bar and the backdrop
 * need.
 */
export interface Place {
  readonly width: number
  readonly height: number
  readonly isPortrait: boolean
  /** 1 at 1320 x 643 in landscape, 390 x 845 in portrait. */
  readonly scale: number
  readonly frame: Box
  readonly rim: number
  readonly title: Box
  /** Width of the column of options next to the board; 0 in portrait. */
  readonly side: number
  readonly options: Box
  /** The last results: a column next to the board or a line above it; null where neither fits. */
  readonly trail: Box | null
}

export interface BoardShape {
  /** Ratio of the board's width to its height: maximum and minimum. */
  readonly widest: number
  readonly narrowest: number
  /** Rows of options, 44 px high each, under the board of a phone. */
  readonly lines: number
}

const GAP = 12
const LINE = 44
/** Minimum width of the column of options; the maximum fits its texts. */
const COLUMN = 176
const MAX_COLUMN = 236
/** In portrait a lower frame shows no title: the board needs its height. */
const TITLED = 600
/** In portrait the options are next to each other from this width on: board.css. */
const TWO_COLUMNS = 570

export function placeBoard(width: number, height: number, shape: BoardShape): Place {
  return width / height > 0.95 ? lying(width, height, shape) : standing(width, height, shape)
}

function lying(width: number, height: number, shape: BoardShape): Place {
  const scale = Math.min(width / 1020, height / 643)
  // The bar below keeps a finger's height even where the scale is small.
  const bar = Math.max(128 * scale, 76)
  const top = 66 * scale
  const frameHeight = height - bar - top
  const both = Math.min(frameHeight * shape.widest, width - 2 * (COLUMN + 2 * GAP))
  const isRoomy = both >= frameHeight * shape.narrowest
  const frameWidth = isRoomy ? both : Math.min(frameHeight * shape.widest, width - COLUMN - 3 * GAP)
  const x = isRoomy ? (width - frameWidth) / 2 : width - frameWidth - GAP
  const side = Math.min(MAX_COLUMN * Math.max(1, scale * 0.85), x - 2 * GAP)
  const frame = { x, y: top, width: frameWidth, height: frameHeight }
  const column = { y: top + 8 * scale, width: side, height: frameHeight - 16 * scale }
  return {
    width,
    height,
    isPortrait: false,
    scale,
    frame,
    rim: 11 * scale,
    title: { x: frame.x, y: 2 * scale, width: frameWidth, height: top + 12 * scale },
    side,
    options: { ...column, x: Math.max(GAP, (x - side) * 0.5) },
    trail: isRoomy ? { ...column, x: x + frameWidth + (x - side) * 0.5 } : null,
  }
}

function standing(width: number, height: number, shape: BoardShape): Place {
  const scale = portraitScale(width, height)
  const bar = 196 * scale
  const inset = Math.max(8, 16 * scale)
  const line = { x: inset, width: width - 2 * inset }
  const lines = line.width < TWO_COLUMNS ? shape.lines : 1
  const optionsHeight = lines * LINE + (lines - 1) * 8
  const titleTop = UPPER_EDGE + 4
  const titleHeight = height < TITLED ? 0 : 68 * scale
  const trailTop = titleHeight > 0 ? titleTop + titleHeight + 4 : UPPER_EDGE
  const frameTop = trailTop + 36
  const room = height - bar - optionsHeight - GAP - UNDER_FRAME - frameTop
  const maxWidth = width - 16 * scale
  const frameHeight = Math.min(room, maxWidth / shape.narrowest)
  const frameWidth = Math.min(maxWidth, frameHeight * shape.widest)
  const frame = {
    x: (width - frameWidth) / 2,
    y: frameTop + (room - frameHeight) / 2,
    width: frameWidth,
    height: frameHeight,
  }
  return {
    width,
    height,
    isPortrait: true,
    scale,
    frame,
    rim: 8 * scale,
    title: { x: width * 0.12, y: titleTop, width: width * 0.76, height: titleHeight },
    side: 0,
    options: { ...line, y: frame.y + frameHeight + UNDER_FRAME, height: optionsHeight },
    trail: { ...line, y: frame.y - 34, height: 28 },
  }
}
