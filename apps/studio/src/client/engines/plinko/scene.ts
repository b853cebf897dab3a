import { createSurface, glowOf, type Pen, type Surface, stampOf } from '../../board/surface.ts'
import { ballAt, type Fall, fallOf } from './fall.ts'
import { type Geometry, geometryOf, pegsOf, pointOf, shortTimes, slotBox } from './geometry.ts'

/** How long a met peg and a hit slot go on shining. */
const PEG_MS = 420
const SLOT_MS = 700
const TOLD_MS = 1500

export interface PlinkoScene {
  readonly canvas: HTMLCanvasElement
  resize(width: number, height: number): void
  /** Builds the board of these slots. */
  show(slots: readonly number[]): void
  /** A ball falls by its turns; resolves as it lands. `met` is told each peg's row. */
  drop(path: readonly number[], pace: number, met: (row: number) => void): Promise<void>
  /** Says over the slot of a way what it paid. */
  tell(path: readonly number[], amount: string): void
}

interface Ball {
  readonly fall: Fall
  readonly trail: { x: number; y: number }[]
  x: number
  y: number
  met: number
}

/** The board that moves. Without motion a ball is not seen to fall: its slot lights up. */
export function createScene(isStill: () => boolean): PlinkoScene {
  const balls = new Set<Ball>()
  const shining = new Map<string, { x: number; y: number; since: number }>()
  const hits = new Map<number, number>()
  const told = new Map<number, { amount: string; since: number }>()
  let slots: readonly number[] = [100]
  let geometry = geometryOf(300, 300, 8)
  let still = stampOf(1, 1, () => {})
  let ballStamp = still
  let light = still
  const surface: Surface = createSurface(paint)

  function rebuild(): void {
    still = stampOf(geometry.width, geometry.height, (pen) => drawPegs(pen, geometry))
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
    for (const [at, hundredths] of slots.entries()) drawSlot(pen, at, hundredths, now)
    for (const ball of balls) {
      for (const [at, { x, y }] of ball.trail.entries()) {
        const share = (at + 1) / ball.trail.length
        stamp(pen, light, x, y, geometry.ball * 1.25 * share, share * 0.22)
      }
      stamp(pen, light, ball.x, ball.y, geometry.ball * 2.4, 0.55)
      stamp(pen, ballStamp, ball.x, ball.y, geometry.ball, 1)
    }
    for (const [slot, { amount, since }] of told) {
      const share = (now - since) / TOLD_MS
      if (share >= 1) told.delete(slot)
      else paintTold(pen, geometry, slot, amount, isStill() ? 0.2 : share)
    }
  }

  function drawSlot(pen: Pen, at: number, hundredths: number, now: number): void {
    const since = hits.get(at)
    const left = since === undefined ? 0 : 1 - (now - since) / SLOT_MS
    if (since !== undefined && left <= 0) hits.delete(at)
    const sunk = left > 0 ? Math.sin(Math.min(1, left) * Math.PI) * 5 : 0
    const box = slotBox(geometry, at)
    paintSlot(
      pen,
      { ...box, y: box.y + sunk },
      hundredths,
      Math.abs(at / (slots.length - 1) - 0.5) * 2,
      Math.max(0, left),
    )
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
    tell: (path, amount) => {
      told.set(slotOf(path), { amount, since: performance.now() })
      void surface.frames.run((elapsed) => elapsed < TOLD_MS + 50)
    },
    resize: (width, height) => {
      surface.resize(width, height)
      geometry = geometryOf(width, height, slots.length - 1)
      rebuild()
    },
    show: (next) => {
      slots = next
      geometry = geometryOf(geometry.width, geometry.height, slots.length - 1)
      rebuild()
    },
  }
}

const slotOf = (path: readonly number[]) => path.reduce((sum, turn) => sum + turn, 0)

/** The amount rises from its slot and fades. */
function paintTold(pen: Pen, geometry: Geometry, slot: number, amount: string, share: number): void {
  const box = slotBox(geometry, slot)
  pen.font = '800 17px "Inter Variable", system-ui, sans-serif'
  const width = pen.measureText(amount).width + 22
  const middle = Math.min(geometry.width - width / 2 - 2, Math.max(width / 2 + 2, box.x + box.width / 2))
  const y = box.y - 22 - share * 26
  pen.globalAlpha = Math.min(1, (1 - share) * 3)
  pen.fillStyle = 'rgba(12, 6, 30, .88)'
  pen.beginPath()
  pen.roundRect(middle - width / 2, y - 15, width, 30, 15)
  pen.fill()
  pen.strokeStyle = '#ffcf6a'
  pen.lineWidth = 1.5
  pen.stroke()
  pen.fillStyle = '#fff3c0'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(amount, middle, y + 1)
  pen.globalAlpha = 1
}

function stamp(pen: Pen, picture: HTMLCanvasElement, x: number, y: number, radius: number, alpha: number): void {
  pen.globalAlpha = alpha
  pen.drawImage(picture, x - radius, y - radius, radius * 2, radius * 2)
  pen.globalAlpha = 1
}

/** Pegs of polished metal, each with its shadow and its light from above. */
function drawPegs(pen: Pen, geometry: Geometry): void {
  const { peg } = geometry
  for (const { x, y } of pegsOf(geometry)) {
    pen.fillStyle = 'rgba(4, 0, 20, .55)'
    pen.beginPath()
    pen.ellipse(x + peg * 0.35, y + peg * 0.7, peg * 1.05, peg * 0.95, 0, 0, 7)
    pen.fill()
    const metal = pen.createRadialGradient(x - peg * 0.4, y - peg * 0.5, 0, x, y, peg)
    metal.addColorStop(0, '#ffffff')
    metal.addColorStop(0.45, '#dfe4ff')
    metal.addColorStop(1, '#7d84c4')
    pen.fillStyle = metal
    pen.beginPath()
    pen.arc(x, y, peg, 0, 7)
    pen.fill()
  }
}

function drawBall(radius: number): HTMLCanvasElement {
  return stampOf(radius * 2, radius * 2, (pen) => {
    const gold = pen.createRadialGradient(radius * 0.65, radius * 0.5, radius * 0.1, radius, radius, radius)
    gold.addColorStop(0, '#fffbe6')
    gold.addColorStop(0.3, '#ffdf7a')
    gold.addColorStop(0.72, '#f3a01f')
    gold.addColorStop(1, '#9a4a05')
    pen.fillStyle = gold
    pen.beginPath()
    pen.arc(radius, radius, radius * 0.98, 0, 7)
    pen.fill()
    pen.strokeStyle = 'rgba(255, 248, 214, .65)'
    pen.lineWidth = Math.max(0.75, radius * 0.08)
    pen.stroke()
  })
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From gold in the middle to a hot red at the rim; `shine` lights the one that was hit. */
function paintSlot(pen: Pen, { x, y, width, height }: Box, hundredths: number, outwards: number, shine: number): void {
  const hue = 46 - 62 * outwards ** 1.15
  const body = pen.createLinearGradient(0, y, 0, y + height)
  body.addColorStop(0, `hsl(${hue} 100% ${68 + shine * 20}%)`)
  body.addColorStop(0.5, `hsl(${hue} 96% ${54 + shine * 20}%)`)
  body.addColorStop(1, `hsl(${hue - 8} 90% ${40 + shine * 16}%)`)
  const radius = Math.min(7, width * 0.24)
  pen.fillStyle = `hsl(${hue - 10} 80% 22%)`
  pen.beginPath()
  pen.roundRect(x, y + 3, width, height, radius)
  pen.fill()
  pen.fillStyle = body
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
  pen.strokeStyle = 'rgba(255, 255, 255, .4)'
  pen.lineWidth = 1
  pen.beginPath()
  pen.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, radius)
  pen.stroke()
  writeTimes(pen, { x, y, width, height }, shortTimes(hundredths))
}

/** Across where there is room, upwards in the narrow slots of sixteen rows on a phone. */
function writeTimes(pen: Pen, { x, y, width, height }: Box, text: string): void {
  const isNarrow = width < 25
  const size = Math.min(isNarrow ? width * 0.6 : width * 0.38, 15, isNarrow ? height / (text.length * 0.62) : 15)
  pen.save()
  pen.translate(x + width / 2, y + height / 2)
  if (isNarrow) pen.rotate(-Math.PI / 2)
  pen.font = `800 ${size}px "Inter Variable", system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#2a0d04'
  pen.fillText(text, 0, size * 0.06)
  pen.restore()
}
