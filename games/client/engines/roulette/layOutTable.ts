import { UPPER_EDGE } from '../../scene/edges.ts'
import type { Layout } from '../../scene/layout.ts'
import { type Foot, footOf } from '../../tables/foot.ts'
import { BREADTH, LENGTH } from './geometry.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Layout of the table's parts, in CSS pixels of the frame. */
export interface TableLayout {
  readonly isUpright: boolean
  readonly wheel: Box
  readonly cloth: Box
  /** The racetrack; null where it opens over the cloth instead. */
  readonly track: Box | null
  /** The line of the last numbers and of the round's message. */
  readonly history: Box
  readonly controls: Box
  /** How the wheel of a phone waits between two rounds: moved up by so much, and so small; null where it stays. */
  readonly rest: { readonly up: number; readonly scale: number } | null
  /** Middle of the big button; in portrait the tools are next to it. */
  readonly row: number
  /** The area under the cloth of a phone; null in landscape. */
  readonly foot: Foot | null
  readonly hud: Layout
}

/** The parts above a portrait table. */
export type Above = 'edge' | 'stage' | 'clock'

/** Height of the last numbers. */
const NUMBERS = 30
/** Row height for a finger, reached before the wheel is shown above the cloth; max row height below. */
const GOOD_ROW = 34
const MAX_ROW = 44
/** Height of a number to its width in landscape, where the wheel leaves the height for it. */
const TALL_NUMBER = 1.35
const PEEK = 156
/** The dealer's head at the right end of a clock, with the space around it. */
const MEDALLION = 66
/** The smallest wheel that is worth its place above the cloth. */
const MIN_RESTING = 48

/**
 * Lays the table out for a frame of any size: the cloth next to the wheel in landscape, under it in portrait. Under a
 * stage the orientation is that of the whole frame.
 */
export function layOutTable(
  width: number,
  height: number,
  above: Above = 'edge',
  isLying = width / height > 0.95,
): TableLayout {
  return isLying ? lying(width, height) : standing(width, height, above)
}

function lying(width: number, height: number): TableLayout {
  const scale = Math.min(width / 1020, height / 643)
  const bar = Math.max(106 * scale, 72)
  // The selected chip rises above the others, and the game's name is above the wheel; a low frame has no height for them.
  const isLow = height < 400
  const controls = { height: Math.max(60 * scale, isLow ? 48 : 70) }
  const edge = Math.max(24 * scale, 8)
  const top = edge * 0.7
  const head = Math.max(44 * scale, 34)
  const name = isLow ? 0 : head
  const bottom = height - bar - controls.height
  const room = bottom - top - head
  const beside = bottom - top - name
  const size = Math.min(beside, width * 0.33)
  const left = size + 2 * edge
  const along = (width - left - edge) / LENGTH
  const track = height < 460 ? 0 : Math.max(0, Math.min(116 * scale, room - along * BREADTH - 12))
  const across = Math.min(along * TALL_NUMBER, (room - track - (track > 0 ? 14 * scale : 0)) / BREADTH)
  const cloth = { x: left, y: top + head, width: along * LENGTH, height: across * BREADTH }
  const spare = Math.max(0, room - cloth.height - track - 14 * scale)
  cloth.y += spare * 0.4
  const under = cloth.y + cloth.height + 14 * scale
  return {
    isUpright: false,
    wheel: { x: edge, y: top + name + (beside - size) / 2, width: size, height: size },
    cloth,
    track: track > 70 ? { x: left, y: under, width: cloth.width, height: track } : null,
    history: { x: left, y: top, width: cloth.width, height: head },
    controls: { x: 0, y: bottom, width, height: controls.height },
    rest: null,
    row: 0,
    foot: null,
    hud: hudLayout(width, height, scale * 0.8, false, cloth, { x: edge, y: top, width: size, height: name }),
  }
}

function standing(width: number, height: number, above: Above): TableLayout {
  const scale = Math.min(width / 390, height / 740, 1.5) * 0.76
  const foot = footOf(height)
  // The selected chip rises above the others.
  const bottom = height - foot.bar - foot.chips - 4
  // Under a clock the last numbers are next to it.
  const head = above === 'clock' ? 4 : above === 'stage' ? NUMBERS + 8 : UPPER_EDGE + NUMBERS + 6
  const whole = (bottom - head) / LENGTH
  const peeking = (bottom - Math.max(head, PEEK)) / LENGTH
  const along = Math.min(MAX_ROW, whole, Math.max(GOOD_ROW, peeking))
  const across = Math.min((width - 16) / BREADTH, along * 3.2)
  const cloth = {
    x: (width - across * BREADTH) / 2,
    y: bottom - along * LENGTH,
    width: across * BREADTH,
    height: along * LENGTH,
  }
  const size = Math.min(width * 0.94, 460, bottom * 0.7)
  const wheel = { x: (width - size) / 2, y: (bottom - size) / 2 + 10, width: size, height: size }
  const besideClock = { x: width * 0.56, y: -35, width: width * 0.44 - MEDALLION, height: NUMBERS }
  return {
    isUpright: true,
    wheel,
    cloth,
    track: null,
    history: above === 'clock' ? besideClock : { ...cloth, y: cloth.y - NUMBERS - 6, height: NUMBERS },
    controls: { x: 0, y: bottom + 4, width, height: foot.chips },
    row: height - foot.middle,
    rest: restOf(wheel, cloth.y - NUMBERS - 12),
    hud: hudLayout(width, height, scale, true, cloth, { x: 0, y: 0, width: 1, height: 0 }),
    foot,
  }
}

/** Between the upper edge and what is below, or out of sight where there is no space for a whole wheel. */
function restOf({ y, height }: Box, below: number) {
  const room = below - UPPER_EDGE
  if (room < MIN_RESTING) return { up: y + height + UPPER_EDGE, scale: 1 }
  const small = Math.min(room, height)
  return { up: y + height / 2 - (below - small / 2), scale: small / height }
}

/** The bar's layout expects reels: the cloth takes their place. */
function hudLayout(width: number, height: number, scale: number, isPortrait: boolean, frame: Box, title: Box): Layout {
  const none = { x: 0, y: 0, width: 0, height: 0 }
  return { width, height, isPortrait, scale, frame, rim: 0, cell: none, pitchX: 0, pitchY: 0, title, side: 0 }
}
