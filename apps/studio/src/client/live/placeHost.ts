import { BUST, ELBOW, FOREARM, HANDS } from '@apogee/art/heroes/dealer'
import { PAGE_TAB } from '../scene/edges.ts'
import type { Standing } from '../tables/dealer.ts'
import type { RoomBox } from './drawRoom.ts'

/** The stage above a live table: its size, and the money wheel on it, if that is what is played. */
export interface StageBox {
  readonly width: number
  readonly height: number
  readonly isStanding: boolean
  readonly wheel: number
}

/** Where a host stands and reaches, in pixels of the stage and degrees from upright; `unit` is 0 where there is no room. */
export interface HostPlace extends Standing {
  /** The side on which they show the number: -1 is left of them. */
  readonly side: 1 | -1
  readonly bid: number
  readonly show: number
  /** Where the wheel is from their eyes. */
  readonly look: { readonly x: number; readonly y: number }
  /** The plate with the number: its edge towards the host, its middle from above, its height. */
  readonly plate: { readonly inner: number; readonly middle: number; readonly height: number }
  /** The room they take to the left and right of their middle. */
  readonly reach: { readonly left: number; readonly right: number }
}

/** How far arms open, and the plate beside the head: in units from the middle of the figure and from its upper end. */
interface Bearing {
  readonly bid: number
  readonly show: number
  readonly plate: { readonly inner: number; readonly middle: number; readonly height: number; readonly width: number }
}
const WIDE: Bearing = { bid: 52, show: 40, plate: { inner: 194, middle: 116, height: 108, width: 150 } }
const NARROW: Bearing = { bid: 12, show: 10, plate: { inner: 140, middle: 78, height: 112, width: 120 } }

const MIDDLE = 160
/** A hand that lies on the table reaches so far, and so does the widest part of a palm. */
const LYING = 244
const PALM = 30
/** Air over a hat, in units. */
const AIR = 6
/** From there to the tips of the fingers on the table. */
const TALL = HANDS - BUST.top + AIR
/** The rim of the table hides the foot of the stage: lying it is inset, standing it spans the frame. */
const RIM = { lying: 4, standing: 8 } as const
/** A hand reaches so far over the edge of the table: no farther, for there the last results stand. */
const OVER = { lying: 20, standing: 14 } as const
/** Where the middle of the wheel stands on a phone. */
const WHEEL_ASIDE = 0.4
/** Lower stages of a phone have the clock alone. */
export const LEAST_STAGE = 150
/** A figure larger than this looks over the table instead of standing at it. */
const MOST_UNIT = 1.1

/** Room to the side where the number is told, and to the other, in units. */
function spanOf({ bid, plate }: Bearing): { telling: number; other: number } {
  const tip = ELBOW.x - MIDDLE + FOREARM * Math.sin((bid * Math.PI) / 180) + PALM
  return { telling: Math.max(LYING, tip, plate.inner + plate.width), other: Math.max(LYING, tip) }
}

export function placeHost({ width, height, isStanding, wheel }: StageBox): HostPlace {
  const way = isStanding ? 'standing' : 'lying'
  const edge = Math.max(0, height - RIM[way])
  const stage = { width, edge, hands: edge + OVER[way], wheel }
  if (height < (isStanding ? LEAST_STAGE : 1)) return at({ ...stage, unit: 0, x: 0 }, NARROW, 1, AHEAD)
  if (wheel === 0) return isStanding ? besideClock(stage) : amidst(stage)
  return isStanding ? beforeWheel(stage) : besideWheel(stage)
}

interface Stage extends Pick<StageBox, 'width' | 'wheel'> {
  readonly edge: number
  /** Where hands end that lie on the table. */
  readonly hands: number
}
const AHEAD = { x: 0, y: 0 }

/** Behind the middle of a lying roulette table, whose wheel is at its left end. */
function amidst(stage: Stage): HostPlace {
  const { width, hands } = stage
  const unit = Math.min(hands / TALL, MOST_UNIT)
  return at({ ...stage, unit, x: width / 2 }, width < 900 ? NARROW : WIDE, 1, { x: -0.8, y: 1 })
}

/** On a phone's roulette table on the left, the clock beside them; the wheel comes over the cloth. */
function besideClock(stage: Stage): HostPlace {
  const { width, hands } = stage
  const unit = Math.min(width / 975, (hands - PAGE_TAB) / (TALL - AIR))
  return at({ ...stage, unit, x: 0.22 * width }, NARROW, 1, { x: 0.5, y: 1 })
}

/** To the right of the great wheel, in the middle of what it leaves. */
function besideWheel(stage: Stage): HostPlace {
  const { width, hands, wheel } = stage
  const from = width / 2 + wheel * 0.56
  const room = width - from - 12
  const unitOf = (bearing: Bearing) => {
    const { telling, other } = spanOf(bearing)
    return Math.min(hands / TALL, room / (telling + other), MOST_UNIT)
  }
  // Open arms are worth a figure that is somewhat smaller.
  const bearing = unitOf(WIDE) >= 0.8 * unitOf(NARROW) ? WIDE : NARROW
  const unit = unitOf(bearing)
  const { telling, other } = spanOf(bearing)
  const spare = room - (telling + other) * unit
  return at({ ...stage, unit, x: from + spare / 2 + other * unit }, bearing, 1, { x: -1, y: 0.1 })
}

/** On a phone before the lower right of the wheel, which the number is shown upon. */
function beforeWheel(stage: Stage): HostPlace {
  const { width, edge, hands } = stage
  const unit = Math.min(width / 850, (hands - edge * 0.52) / TALL, MOST_UNIT)
  return at({ ...stage, unit, x: width - 205 * unit }, NARROW, -1, { x: -1, y: -0.3 })
}

interface Figure extends Stage {
  readonly unit: number
  readonly x: number
}

function at({ unit, x, edge, hands }: Figure, bearing: Bearing, side: 1 | -1, look: HostPlace['look']): HostPlace {
  // A large hand would lie on what is played: then they stand farther back, and more of them is seen.
  const foot = Math.max(BUST.bottom, HANDS - (hands - edge) / unit)
  const { inner, middle, height } = bearing.plate
  const { telling, other } = spanOf(bearing)
  const [left, right] = side === 1 ? [other, telling] : [telling, other]
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

/** The room behind a host: an arch frames each, the wheel and the host. */
export function roomOf({ width, height, isStanding, wheel }: StageBox, { unit, x }: HostPlace): RoomBox {
  if (wheel === 0) return { width, height, middle: unit > 0 ? x : width / 2, bay: height * 1.4 }
  const middle = (isStanding ? WHEEL_ASIDE : 0.5) * width
  return { width, height, middle, bay: isStanding ? wheel * 1.5 : x - middle }
}
