import { itemAt } from '../../../engines/itemAt.ts'

// A ball falls by real gravity from peg to peg. The side it leaves a peg on comes from the outcome; the height of a
// bounce is random and only decoration. Lengths are in pegs: 1 across between two pegs of a row, 1 down between two
// rows.

/** Rows per second squared. */
const GRAVITY = 160
/** Point of contact with a peg: above its middle, towards the side the ball will leave on. */
const TOUCH = { up: 0.42, aside: 0.16 }
/** The ball starts this far above the first row and ends this far below the last. */
const START = -1.5
export const SLOT_DEPTH = 1.15

interface Leg {
  /** Seconds since the ball was released. */
  readonly begins: number
  readonly lasts: number
  readonly from: readonly [number, number]
  readonly across: number
  /** Downwards; negative when the ball bounces up first. */
  readonly speed: number
}

export interface Fall {
  readonly legs: readonly Leg[]
  readonly seconds: number
  /** The peg at the end of each leg except the last: its row and its index among the pegs a ball can hit. */
  readonly pegs: readonly { readonly row: number; readonly at: number }[]
}

/** The path of a ball for its turns (0 left, 1 right); `springs` returns 0 to 1 for each peg. */
export function fallOf(path: readonly number[], springs: (row: number) => number): Fall {
  const pegs: { row: number; at: number }[] = []
  const legs: Leg[] = []
  let [begins, x, y, up, at] = [0, 0, START, 0, 0]
  const fly = (toX: number, toY: number) => {
    // Up to the top of the bounce and down to the goal: two free falls, the first one reversed.
    const lasts = Math.sqrt((2 * up) / GRAVITY) + Math.sqrt((2 * (up + toY - y)) / GRAVITY)
    legs.push({ begins, lasts, from: [x, y], across: (toX - x) / lasts, speed: -Math.sqrt(2 * GRAVITY * up) })
    begins += lasts
    x = toX
    y = toY
  }
  for (const [row, turn] of path.entries()) {
    fly(at - row / 2 + (turn ? TOUCH.aside : -TOUCH.aside), row - TOUCH.up)
    pegs.push({ row, at })
    up = 0.12 + 0.26 * springs(row)
    at += turn
  }
  fly(at - path.length / 2, path.length - 1 + SLOT_DEPTH)
  return { legs, seconds: begins, pegs }
}

/** The ball's position, and the number of pegs it has hit. */
export function ballAt({ legs, seconds }: Fall, after: number): { x: number; y: number; met: number } {
  const now = Math.min(Math.max(0, after), seconds)
  const found = legs.findLastIndex(({ begins }) => begins <= now)
  const { begins, from, across, speed } = itemAt(legs, found) // the first begins at 0
  const past = now - begins
  return { x: from[0] + across * past, y: from[1] + speed * past + (GRAVITY / 2) * past * past, met: found }
}
