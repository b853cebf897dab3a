import { type Pen, stampOf } from '../../scene/canvas.ts'
import { type Geometry, NARROW, pegsOf, slotBox } from './geometry.ts'

/** The amount rises from its slot and fades. */
export function paintWin(pen: Pen, geometry: Geometry, slot: number, amount: string, share: number): void {
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

export function stamp(pen: Pen, picture: HTMLCanvasElement, x: number, y: number, radius: number, alpha: number): void {
  pen.globalAlpha = alpha
  pen.drawImage(picture, x - radius, y - radius, radius * 2, radius * 2)
  pen.globalAlpha = 1
}

/** Pegs of polished metal, each with its shadow and its light from above. */
export function drawPegs(pen: Pen, geometry: Geometry): void {
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

/** The golden hatch the balls come from. */
export function drawHatch(pen: Pen, { width, top, ball }: Geometry): void {
  const [middle, half, height] = [width / 2, ball * 2.1, Math.max(9, top * 0.26)]
  const glow = pen.createRadialGradient(middle, height, 0, middle, height, half * 3.2)
  glow.addColorStop(0, 'rgba(255, 226, 150, .5)')
  glow.addColorStop(1, 'rgba(255, 200, 90, 0)')
  pen.fillStyle = glow
  pen.fillRect(middle - half * 3.2, 0, half * 6.4, height + half * 3.2)
  const gold = pen.createLinearGradient(0, 0, 0, height)
  gold.addColorStop(0, '#d98a1e')
  gold.addColorStop(0.45, '#fff3c4')
  gold.addColorStop(1, '#b5660e')
  pen.fillStyle = gold
  pen.beginPath()
  pen.moveTo(middle - half * 1.5, 0)
  pen.lineTo(middle + half * 1.5, 0)
  pen.lineTo(middle + half, height)
  pen.lineTo(middle - half, height)
  pen.closePath()
  pen.fill()
  pen.fillStyle = '#2a0d04'
  pen.beginPath()
  pen.ellipse(middle, height, half, Math.max(2, height * 0.2), 0, 0, 7)
  pen.fill()
}

export function drawBall(radius: number): HTMLCanvasElement {
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

/** From gold in the middle to a hot red at the rim; `shine` highlights the slot that was hit. */
export function paintSlot(
  pen: Pen,
  { x, y, width, height }: Box,
  times: string,
  outwards: number,
  shine: number,
): void {
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
  writeTimes(pen, { x, y, width, height }, times)
}

/** Horizontal where the slot is wide enough, vertical in the narrow slots of sixteen rows on a phone. */
function writeTimes(pen: Pen, { x, y, width, height }: Box, text: string): void {
  const isNarrow = width < NARROW
  // A vertical text uses the slot's whole height, except for its rounded ends.
  const size = Math.min(isNarrow ? width * 0.8 : width * 0.38, 15, isNarrow ? (height - 6) / (text.length * 0.6) : 15)
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
