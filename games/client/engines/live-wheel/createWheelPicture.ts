import { figureOf, isTimes, type Segment, type WheelProfile } from '../../../engines/live-wheel/profiles.ts'
import { h } from '../../ui/element.ts'

const SIZE = 900
const RIM = 0.99
const FACE = 0.88
const HUB = 0.3

/** Colours of the fields from the lowest up, and of multipliers. */
const FIELDS = [
  ['#2f6df0', '#123a9c'],
  ['#17a673', '#075c3f'],
  ['#e08a12', '#94500a'],
  ['#c22b6a', '#7a123f'],
  ['#e5c03a', '#9a6f0c'],
] as const
const TIMES = ['#f4f6ff', '#9aa6d6'] as const

export function colourOf(segment: Segment, spots: readonly Segment[]): readonly [string, string] {
  if (isTimes(segment)) return TIMES
  const at = spots.indexOf(segment)
  return FIELDS[at === spots.length - 1 ? FIELDS.length - 1 : at] ?? FIELDS[0]
}

export const labelOf = (segment: Segment) => (isTimes(segment) ? `×${figureOf(segment)}` : String(figureOf(segment)))

/** The upright wheel: painted once, rotated by a transform; passing pegs bend the pointer. */
export function createWheelPicture(profile: WheelProfile, spots: readonly Segment[]) {
  const face = h('canvas', { class: 'face', width: SIZE, height: SIZE })
  const pen = face.getContext('2d')
  if (pen) {
    pen.translate(SIZE / 2, SIZE / 2)
    pen.scale(SIZE / 2, SIZE / 2)
    paint(pen, profile, spots)
  }
  const bulbs = h('i', { class: 'bulbs' })
  const pointer = h('i', { class: 'pointer' })
  const element = h(
    'div',
    { class: 'money-wheel', 'aria-hidden': 'true' },
    h('i', { class: 'halo' }),
    face,
    bulbs,
    h('i', { class: 'shine' }),
    pointer,
  )
  const step = 360 / profile.segments.length
  return {
    element,
    /** `bend`: 0 to 1, how far a peg has pushed the pointer. */
    turn: (angle: number, isTurning: boolean) => {
      face.style.transform = `rotate(${angle}deg)`
      const peg = ((((angle + step / 2) % step) + step) % step) / step
      pointer.style.transform = `rotate(${isTurning ? -16 * (1 - peg) : 0}deg)`
    },
    light: (isLit: boolean) => element.classList.toggle('lit', isLit),
  }
}

function paint(pen: CanvasRenderingContext2D, profile: WheelProfile, spots: readonly Segment[]): void {
  disc(pen, RIM, metal(pen))
  disc(pen, RIM - 0.03, '#1a0d06')
  disc(pen, FACE + 0.02, metal(pen))
  const half = Math.PI / profile.segments.length
  for (const [at, segment] of profile.segments.entries()) {
    pen.save()
    pen.rotate(2 * half * at)
    slice(pen, half, colourOf(segment, spots))
    label(pen, segment)
    pen.restore()
  }
  for (let at = 0; at < profile.segments.length; at++) {
    pen.save()
    pen.rotate(2 * half * (at + 0.5))
    pen.fillStyle = '#ffe9ad'
    pen.shadowColor = '#000a'
    pen.shadowBlur = 6
    pen.beginPath()
    pen.arc(0, -(FACE + 0.045), 0.013, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
  hub(pen)
}

function slice(pen: CanvasRenderingContext2D, half: number, [light, dark]: readonly [string, string]): void {
  const fill = pen.createRadialGradient(0, 0, HUB, 0, 0, FACE)
  fill.addColorStop(0, dark)
  fill.addColorStop(0.55, light)
  fill.addColorStop(1, dark)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, FACE, -Math.PI / 2 - half, -Math.PI / 2 + half)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
  pen.strokeStyle = 'rgba(255,226,150,0.55)'
  pen.lineWidth = 0.005
  pen.stroke()
}

function label(pen: CanvasRenderingContext2D, segment: Segment): void {
  pen.translate(0, -FACE + 0.085)
  // Some browsers do not draw letters smaller than a pixel: they are drawn large and scaled.
  pen.scale(0.001, 0.001)
  pen.font = `850 ${isTimes(segment) ? 66 : 78}px "Inter Variable", Inter, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = isTimes(segment) ? '#1b1440' : '#fff'
  pen.shadowColor = isTimes(segment) ? 'transparent' : '#0009'
  pen.shadowBlur = 4
  pen.fillText(labelOf(segment), 0, 0)
}

function hub(pen: CanvasRenderingContext2D): void {
  disc(pen, HUB + 0.02, metal(pen))
  const cone = pen.createRadialGradient(-0.08, -0.1, 0.02, 0, 0, HUB)
  cone.addColorStop(0, '#6b4bd8')
  cone.addColorStop(0.6, '#2a1670')
  cone.addColorStop(1, '#0e0630')
  disc(pen, HUB, cone)
  pen.fillStyle = '#ffe27a'
  for (let at = 0; at < 8; at++) {
    pen.save()
    pen.rotate((at * Math.PI) / 4)
    pen.beginPath()
    pen.moveTo(0, at % 2 ? -0.17 : -0.25)
    pen.lineTo(0.032, -0.06)
    pen.lineTo(-0.032, -0.06)
    pen.closePath()
    pen.globalAlpha = at % 2 ? 0.55 : 0.95
    pen.fill()
    pen.restore()
  }
  disc(pen, 0.085, metal(pen))
  disc(pen, 0.06, '#ffe9ad')
}

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, Math.PI * 2)
  pen.fillStyle = fill
  pen.fill()
}

function metal(pen: CanvasRenderingContext2D): CanvasGradient {
  const gradient = pen.createConicGradient(0.6, 0, 0)
  const stops = ['#fff0bf', '#c98a22', '#7a4708', '#e8b347', '#fff6d8', '#b87715', '#6b3d06', '#e0a63a', '#fff0bf']
  for (const [at, colour] of stops.entries()) gradient.addColorStop(at / (stops.length - 1), colour)
  return gradient
}
