import { SLOT_DEPTH } from './fall.ts'

/** Positions of pegs and slots on a board of any size, in CSS pixels. */
export interface Geometry {
  readonly width: number
  readonly height: number
  readonly rows: number
  /** Distance between two pegs of a row, and between two rows. */
  readonly across: number
  readonly down: number
  readonly top: number
  readonly ball: number
  readonly peg: number
  readonly slotTop: number
  readonly slotHeight: number
}

/** Rows of space above the first pegs, where the ball is released. */
const HEADROOM = 1.5
/** In narrower slots the multiplier is vertical, so they are higher. */
export const NARROW = 25

export function geometryOf(width: number, height: number, rows: number): Geometry {
  const across = width / (rows + 1.5)
  const slotHeight =
    across < NARROW ? Math.max(32, Math.min(height * 0.17, 42)) : Math.max(26, Math.min(height * 0.1, across * 1.5, 44))
  const down = (height - slotHeight - 6) / (HEADROOM + rows - 1 + SLOT_DEPTH - 0.35)
  const ball = Math.min(across * 0.34, down * 0.38, 15)
  const slotTop = height - slotHeight - 4
  return { width, height, rows, across, down, top: HEADROOM * down, ball, peg: ball * 0.42, slotTop, slotHeight }
}

/** Converts a fall's pegs to pixels. */
export function pointOf({ width, across, down, top }: Geometry, x: number, y: number): { x: number; y: number } {
  return { x: width / 2 + x * across, y: top + y * down }
}

/** All pegs: one more on either side than a ball can hit. */
export function pegsOf(geometry: Geometry): { readonly row: number; readonly at: number; x: number; y: number }[] {
  return Array.from({ length: geometry.rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, place) => {
      const at = place - 1
      return { row, at, ...pointOf(geometry, at - row / 2, row) }
    }),
  ).flat()
}

/** The box of a slot, counted from the left. */
export function slotBox(geometry: Geometry, slot: number) {
  const { width, across, rows, slotTop, slotHeight } = geometry
  const gap = across < NARROW ? 1 : Math.min(3, across * 0.08)
  return {
    x: width / 2 + (slot - rows / 2 - 0.5) * across + gap / 2,
    y: slotTop,
    width: across - gap,
    height: slotHeight,
  }
}

/** Formats a slot's multiplier as short as possible: 0.5, 16, 2.5k. */
export function shortTimes(hundredths: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false })
  return hundredths >= 100_000 ? `${format.format(hundredths / 100_000)}k` : format.format(hundredths / 100)
}
