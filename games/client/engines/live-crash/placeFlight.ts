import type { EngineParts } from '../../engine.ts'
import { UNDER_FRAME, UPPER_EDGE } from '../../scene/edges.ts'
import { type Box, portraitScale } from '../../scene/layout.ts'
import { placeBox } from '../../scene/placeBox.ts'

/** Layout of the table's parts, in CSS pixels of the game's area; null: the part does not fit. */
interface FlightPlace {
  readonly isPortrait: boolean
  /** Same scale as the bar: 1 at 1020 x 643 in landscape, 390 x 740 in portrait. */
  readonly scale: number
  readonly frame: Box
  readonly call: Box
  readonly options: Box
  readonly trail: Box | null
  readonly flyers: Box | null
}

const GAP = 12
const COLUMN = 176
const MAX_COLUMN = 252
/** A narrower flight also gets the column of all players' bets. */
const NARROW = 250
/** Two rows of chips in landscape, one in portrait. */
const TRAIL = { lying: 58, standing: 28 }
/** Min height for the options one below the other; with less, the stake's tools are in the stake panel. */
const CHOICES = 180
const CALL = 52
const LINE = 44
/** A narrower side column uses smaller text. */
const FULL_COLUMN = 200
/** In a lower flight each own bet takes one line. */
const LOW_FLIGHT = 180

export function placesOf(width: number, height: number): FlightPlace {
  return width / height > 0.95 ? lying(width, height) : standing(width, height)
}

/** The clock and the options on the left, the flight in the middle, all players' bets on the right. */
function lying(width: number, height: number): FlightPlace {
  const scale = Math.min(width / 1020, height / 643)
  // The bar below keeps a finger's height even where the scale is small.
  const bar = Math.max(128 * scale, 76)
  const side = Math.min(MAX_COLUMN, Math.max(COLUMN, width * 0.19))
  const x = side + 2 * GAP
  const hasFlyers = width - x - side - 2 * GAP >= NARROW
  const frameWidth = width - x - (hasFlyers ? side + 2 * GAP : GAP)
  const trail = hasFlyers ? { x, y: GAP, width: width - x - GAP, height: TRAIL.lying } : null
  const top = GAP + (trail ? TRAIL.lying + 8 : 0)
  const frame = { x, y: top, width: frameWidth, height: height - bar - top }
  const call = { x: GAP, y: GAP, width: side, height: Math.min(124, height * 0.24) }
  const below = call.y + call.height + GAP
  return {
    isPortrait: false,
    scale,
    frame,
    call,
    options: { x: GAP, y: below, width: side, height: Math.max(0, height - bar - below) },
    trail,
    flyers: hasFlyers ? { x: x + frameWidth + GAP, y: top, width: side, height: frame.height } : null,
  }
}

/** From the top: the clock, the last flights, the flight, all players' bets, the options, the bar. */
function standing(width: number, height: number): FlightPlace {
  const scale = portraitScale(width, height)
  const bar = 196 * scale
  const inset = Math.max(8, 12 * scale)
  const line = { x: inset, width: width - 2 * inset }
  const call = { ...line, y: UPPER_EDGE, height: CALL }
  const trail = { ...line, y: UPPER_EDGE + CALL + 4, height: TRAIL.standing }
  const options = { ...line, y: height - bar - LINE - 4, height: LINE }
  const top = trail.y + trail.height + 4
  const room = options.y - 8 - top - UNDER_FRAME
  const crowd = Math.min(190, Math.max(80, room * 0.36))
  const frame = { ...line, y: top, height: room - crowd }
  return {
    isPortrait: true,
    scale,
    frame,
    call,
    options,
    trail,
    flyers: { ...line, y: frame.y + frame.height + UNDER_FRAME, height: crowd },
  }
}

interface FlightElements {
  readonly board: HTMLElement
  /** The part of the sky in which the ship flies. */
  readonly inside: HTMLElement
  readonly call: HTMLElement
  readonly options: HTMLElement
  readonly trail: HTMLElement
  readonly flyers: HTMLElement
}

/** Positions all elements; returns the part of the scene for the flight. */
export function placeFlight(
  elements: FlightElements,
  { hud, backdrop }: Pick<EngineParts, 'hud' | 'backdrop'>,
  width: number,
  height: number,
): Box {
  const { isPortrait, scale, frame, call, options, trail, flyers } = placesOf(width, height)
  elements.board.classList.toggle('tall', isPortrait)
  elements.board.classList.toggle('low', options.height < CHOICES)
  elements.board.classList.toggle('narrow', call.width < FULL_COLUMN)
  elements.board.classList.toggle('flat', frame.height < LOW_FLIGHT)
  elements.board.style.setProperty('--u', `${scale}px`)
  placeBox(elements.inside, frame)
  placeBox(elements.call, call)
  placeBox(elements.options, options)
  for (const [element, box] of [
    [elements.trail, trail],
    [elements.flyers, flyers],
  ] as const) {
    element.hidden = box === null
    if (box) placeBox(element, box)
  }
  // The page shows the game's name, as at every live table.
  backdrop.place({ isPortrait, title: { x: 0, y: 0, width: 1, height: 0 } })
  hud.place({ frame, scale, isPortrait, side: 0, width })
  return frame
}
