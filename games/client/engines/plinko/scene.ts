import { createSurface, glowOf, type Pen, type Surface, stampOf } from '../../scene/canvas.ts'
import { ballAt, type Fall, fallOf } from './fall.ts'
import { geometryOf, pointOf, shortTimes, slotBox } from './geometry.ts'
import { drawBall, drawHatch, drawPegs, paintSlot, paintWin, stamp } from './paint.ts'

/** How long a hit peg and a hit slot glow. */
const PEG_MS = 420
const SLOT_MS = 700
const TOLD_MS = 1500

export interface PlinkoScene {
  readonly canvas: HTMLCanvasElement
  resize(width: number, height: number): void
  /** Builds the board with these slots. */
  show(slots: readonly number[]): void
  /** Drops a ball along its turns; resolves when it lands. Calls `met` with each peg's row. */
  drop(path: readonly number[], pace: number, met: (row: number) => void): Promise<void>
  /** Shows the payout over the slot of a path. */
  showWin(path: readonly number[], amount: string): void
}

interface Ball {
  readonly fall: Fall
  readonly trail: { x: number; y: number }[]
  x: number
  y: number
  met: number
}

/** The animated board. With reduced motion no fall is shown: the ball's slot lights up. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: builds one screen of parts that share its state
export function createScene(isStill: () => boolean, locale: string): PlinkoScene {
  const balls = new Set<Ball>()
  const shining = new Map<string, { x: number; y: number; since: number }>()
  const hits = new Map<number, number>()
  const winsShown = new Map<number, { amount: string; since: number }>()
  let slots: readonly number[] = [100]
  let labels: readonly string[] = []
  let geometry = geometryOf(300, 300, 8)
  let still = stampOf(1, 1, () => {})
  let ballStamp = still
  let light = still
  const surface: Surface = createSurface(paint)

  function rebuild(): void {
    still = stampOf(geometry.width, geometry.height, (pen) => {
      drawHatch(pen, geometry)
      drawPegs(pen, geometry)
    })
    ballStamp = drawBall(geometry.ball)
    light = glowOf(geometry.ball * 2.6, '#ffe9a8')
    surface.frames.touch()
  }

  function paint(pen: Pen): void {
    const now = performance.now()
    pen.drawImage(still, 0, 0, geometry.width, geometry.height)
    for (const [key, { x, y, since }] of shining) {
      const left = 1 - (now - since) / PEG_MS
      if (left <= 0) shining.delete(key)
      else stamp(pen, light, x, y, geometry.ball * (1.4 + left), left)
    }
    for (const [at, times] of labels.entries()) drawSlot(pen, at, times, now)
    for (const ball of balls) {
      for (const [at, { x, y }] of ball.trail.entries()) {
        const share = (at + 1) / ball.trail.length
        stamp(pen, light, x, y, geometry.ball * 1.25 * share, share * 0.22)
      }
      stamp(pen, light, ball.x, ball.y, geometry.ball * 2.4, 0.55)
      stamp(pen, ballStamp, ball.x, ball.y, geometry.ball, 1)
    }
    for (const [slot, { amount, since }] of winsShown) {
      const share = (now - since) / TOLD_MS
      if (share >= 1) winsShown.delete(slot)
      else paintWin(pen, geometry, slot, amount, isStill() ? 0.2 : share)
    }
  }

  function drawSlot(pen: Pen, at: number, times: string, now: number): void {
    const since = hits.get(at)
    const left = since === undefined ? 0 : 1 - (now - since) / SLOT_MS
    if (since !== undefined && left <= 0) hits.delete(at)
    const sunk = left > 0 ? Math.sin(Math.min(1, left) * Math.PI) * 5 : 0
    const box = slotBox(geometry, at)
    paintSlot(pen, { ...box, y: box.y + sunk }, times, Math.abs(at / (slots.length - 1) - 0.5) * 2, Math.max(0, left))
  }

  async function drop(path: readonly number[], pace: number, met: (row: number) => void): Promise<void> {
    const slot = slotOf(path)
    if (isStill()) {
      hits.set(slot, performance.now())
      return surface.frames.run((elapsed) => elapsed < SLOT_MS / 2)
    }
    const ball: Ball = { fall: fallOf(path, () => Math.random()), trail: [], x: 0, y: 0, met: 0 }
    balls.add(ball)
    await surface.frames.run((elapsed) => {
      const seconds = (elapsed / 1000) * pace
      const now = ballAt(ball.fall, seconds)
      const { x, y } = pointOf(geometry, now.x, now.y)
      ball.trail.push({ x: ball.x || x, y: ball.y || y })
      if (ball.trail.length > 9) ball.trail.shift()
      Object.assign(ball, { x, y })
      while (ball.met < now.met) shine(ball, met)
      return seconds < ball.fall.seconds
    })
    balls.delete(ball)
    hits.set(slot, performance.now())
    void surface.frames.run((elapsed) => elapsed < SLOT_MS + 50)
  }

  function shine(ball: Ball, met: (row: number) => void): void {
    const peg = ball.fall.pegs[ball.met++]
    if (!peg) return
    const { x, y } = pointOf(geometry, peg.at - peg.row / 2, peg.row)
    shining.set(`${peg.row}:${peg.at}`, { x, y, since: performance.now() })
    met(peg.row)
  }

  return {
    canvas: surface.canvas,
    drop,
    showWin: (path, amount) => {
      winsShown.set(slotOf(path), { amount, since: performance.now() })
      void surface.frames.run((elapsed) => elapsed < TOLD_MS + 50)
    },
    resize: (width, height) => {
      surface.resize(width, height)
      geometry = geometryOf(width, height, slots.length - 1)
      rebuild()
    },
    show: (next) => {
      slots = next
      labels = next.map((hundredths) => shortTimes(hundredths, locale))
      geometry = geometryOf(geometry.width, geometry.height, slots.length - 1)
      rebuild()
    },
  }
}

const slotOf = (path: readonly number[]) => path.reduce((sum, turn) => sum + turn, 0)
