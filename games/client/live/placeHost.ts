import { BUST, ELBOW, FOREARM, HANDS } from '@apogee/art/heroes/dealerSheet'
import { UPPER_EDGE } from '../scene/edges.ts'
import type { Standing } from '../tables/dealer.ts'
import type { RoomBox } from '../tables/drawRoom.ts'

/** The stage above a live table: its size, and the money wheel on it, if the game has one. */
export interface StageBox {
  readonly width: number
  readonly height: number
  readonly isPortrait: boolean
  readonly wheel: number
}

/**
 * Position and reach of a host, in pixels of the stage and degrees from upright; `unit` is 0 where the host does not
 * fit.
 */
export interface HostPlace extends Standing {
  /** The side on which they show the number: -1 is to their left on the screen. */
  readonly side: 1 | -1
  readonly bid: number
  readonly show: number
  /** Direction of the wheel from their eyes. */
  readonly look: { readonly x: number; readonly y: number }
  /** The plate with the number: its edge towards the host, its middle from the top, its height. */
  readonly plate: { readonly inner: number; readonly middle: number; readonly height: number }
  /** The space they take to the left and right of their middle. */
  readonly reach: { readonly left: number; readonly right: number }
}

/** How far arms open, and the plate next to the head: in units from the middle of the figure and from its upper end. */
interface Bearing {
  readonly bid: number
  readonly show: number
  readonly plate: { readonly inner: number; readonly middle: number; readonly height: number; readonly width: number }
}
const WIDE: Bearing = { bid: 52, show: 40, plate: { inner: 194, middle: 116, height: 108, width: 150 } }
const NARROW: Bearing = { bid: 12, show: 10, plate: { inner: 140, middle: 78, height: 112, width: 120 } }

const MIDDLE = 160
/** Reach of a hand on the table, and half the width of an open palm. */
const LYING = 244
const PALM = 30
/** Clearance above a hat, in units. */
const AIR = 6
/** Height from that clearance to the fingertips on the table. */
const TALL = HANDS - BUST.top + AIR
/** The rim of the table hides the lower end of the stage: inset in landscape, as wide as the frame in portrait. */
const RIM = { lying: 4, standing: 8 } as const
/** How far a hand reaches over the edge of the table; the last results begin below. */
const OVER = { lying: 20, standing: 14 } as const
/** Middle of the wheel on a phone, as a fraction of the width. */
const WHEEL_ASIDE = 0.4
/** Lower stages of a phone show only the clock. */
export const MIN_STAGE = 150
/** Height of a stage in the corners next to the bar of a landscape phone: the clock on the left, the dealer's head on the right. */
export const CORNERS = 72
/** A larger figure would tower over the table instead of standing at it. */
const MAX_UNIT = 1.1

/** The space needed on the side of the number plate and on the other side, in units. */
function spanOf({ bid, plate }: Bearing): { pointing: number; other: number } {
  const tip = ELBOW.x - MIDDLE + FOREARM * Math.sin((bid * Math.PI) / 180) + PALM
  return { pointing: Math.max(LYING, tip, plate.inner + plate.width), other: Math.max(LYING, tip) }
}

export function placeHost({ width, height, isPortrait, wheel }: StageBox): HostPlace {
  const way = isPortrait ? 'standing' : 'lying'
  const edge = Math.max(0, height - RIM[way])
  const stage = { width, edge, hands: edge + OVER[way], wheel }
  if (height < (isPortrait ? MIN_STAGE : CORNERS + 1)) return at({ ...stage, unit: 0, x: 0 }, NARROW, 1, AHEAD)
  if (wheel === 0) return isPortrait ? besideClock(stage) : amidst(stage)
  return isPortrait ? beforeWheel(stage) : besideWheel(stage)
}

interface Stage extends Pick<StageBox, 'width' | 'wheel'> {
  readonly edge: number
  /** Where hands on the table end. */
  readonly hands: number
}
const AHEAD = { x: 0, y: 0 }

/** Behind the middle of a landscape roulette table, whose wheel is at its left end. */
function amidst(stage: Stage): HostPlace {
  const { width, hands } = stage
  const unit = Math.min(hands / TALL, MAX_UNIT)
  return at({ ...stage, unit, x: width / 2 }, width < 900 ? NARROW : WIDE, 1, { x: -0.8, y: 1 })
}

/** On a phone's roulette table: on the left, next to the clock; the wheel appears over the cloth. */
function besideClock(stage: Stage): HostPlace {
  const { width, hands } = stage
  const unit = Math.min(width / 975, (hands - UPPER_EDGE) / (TALL - AIR))
  return at({ ...stage, unit, x: 0.22 * width }, NARROW, 1, { x: 0.5, y: 1 })
}

/** To the right of the great wheel, in the middle of the remaining space. */
function besideWheel(stage: Stage): HostPlace {
  const { width, hands, wheel } = stage
  const from = width / 2 + wheel * 0.56
  const room = width - from - 12
  const unitOf = (bearing: Bearing) => {
    const { pointing, other } = spanOf(bearing)
    return Math.min(hands / TALL, room / (pointing + other), MAX_UNIT)
  }
  // Open arms are preferred, even with a somewhat smaller figure.
  const bearing = unitOf(WIDE) >= 0.8 * unitOf(NARROW) ? WIDE : NARROW
  const unit = unitOf(bearing)
  const { pointing, other } = spanOf(bearing)
  const spare = room - (pointing + other) * unit
  return at({ ...stage, unit, x: from + spare / 2 + other * unit }, bearing, 1, { x: -1, y: 0.1 })
}

/** On a phone: in front of the lower right of the wheel, with the number shown on the wheel. */
function beforeWheel(stage: Stage): HostPlace {
  const { width, edge, hands } = stage
  const unit = Math.min(width / 850, (hands - edge * 0.52) / TALL, MAX_UNIT)
  return at({ ...stage, unit, x: width - 205 * unit }, NARROW, -1, { x: -1, y: -0.3 })
}

interface Figure extends Stage {
  readonly unit: number
  readonly x: number
}

function at({ unit, x, edge, hands }: Figure, bearing: Bearing, side: 1 | -1, look: HostPlace['look']): HostPlace {
  // A large hand would cover the game: move the host back, which shows more of the figure.
  const foot = Math.max(BUST.bottom, HANDS - (hands - edge) / unit)
  const { inner, middle, height } = bearing.plate
  const { pointing, other } = spanOf(bearing)
  const [left, right] = side === 1 ? [other, pointing] : [pointing, other]
  return {
    unit,
    x,
    edge,
    foot,
    side,
    look,
    bid: bearing.bid,
    show: bearing.show,
    plate: { inner: x + side * inner * unit, middle: edge - (foot - middle) * unit, height: height * unit },
    reach: { left: left * unit, right: right * unit },
  }
}

/** The background behind a host: an arch frames each, the wheel and the host. */
export function roomOf({ width, height, isPortrait, wheel }: StageBox, { unit, x }: HostPlace): RoomBox {
  if (wheel === 0) return { width, height, middle: unit > 0 ? x : width / 2, bay: height * 1.4 }
  const middle = (isPortrait ? WHEEL_ASIDE : 0.5) * width
  return { width, height, middle, bay: isPortrait ? wheel * 1.5 : x - middle }
}
