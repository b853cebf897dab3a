import { colourOf, POCKETS, WHEEL } from '../../../engines/roulette/wheel.ts'
import { sharpness } from '../../scene/canvas.ts'
import { h } from '../../ui/element.ts'

// The wheel is painted once for its size in two layers, the fixed bowl and the turning rotor; afterwards only transforms
// move them. All lengths are fractions of the radius.

const BOWL = 1
const TRACK = 0.86
const RIM = 0.765
const POCKET_TOP = 0.655
const CONE = 0.5
/** The largest picture, in device pixels. Turning a picture that is larger than its place would take time in each frame. */
const MAX_SIZE = 880

const COLOURS = { red: ['#e0364f', '#9c1230'], black: ['#2b3046', '#0c0e18'], green: ['#12a36f', '#04573a'] } as const

/** Distances of the ball from the middle: on the track, in a pocket. */
const BALL_TRACK = 0.835
const BALL_POCKET = 0.575

export interface WheelPicture {
  readonly element: HTMLElement
  /** Paints the wheel for a width in CSS pixels. */
  resize(width: number): void
  /**
   * Turns the rotor and places the ball: degrees, the ball's relative to the rotor; height 0 in the pocket to 1 on the
   * track.
   */
  show(rotor: number, ball: { angle: number; height: number } | null): void
}

export function createWheelPicture(): WheelPicture {
  const bowl = h('canvas', { class: 'bowl' })
  const rotor = h('canvas', { class: 'rotor' })
  let size = 0
  const light = h('i', { class: 'wheel-light' })
  const ball = h('i', { class: 'ball', hidden: true })
  const element = h('div', { class: 'wheel', 'aria-hidden': 'true' }, bowl, rotor, light, ball)
  return {
    element,
    resize: (width) => {
      const next = Math.max(1, Math.min(MAX_SIZE, Math.round(width * sharpness())))
      if (next === size) return
      size = next
      paint(bowl, size, paintBowl)
      paint(rotor, size, paintRotor)
    },
    show: (turned, at) => {
      rotor.style.transform = `rotate(${turned}deg)`
      ball.hidden = at === null
      if (!at) return
      const angle = ((turned + at.angle - 90) * Math.PI) / 180
      const far = BALL_POCKET + (BALL_TRACK - BALL_POCKET) * at.height
      // In percent of the ball's size, which scales with the wheel, so a resize needs no new values.
      ball.style.transform = `translate(${Math.cos(angle) * far * BALLS_PER_RADIUS * 100}%, ${Math.sin(angle) * far * BALLS_PER_RADIUS * 100}%)`
    },
  }
}
/** The ball is 5 % as wide as the wheel, so the wheel's radius is ten ball widths. */
const BALLS_PER_RADIUS = 10

function paint(canvas: HTMLCanvasElement, size: number, work: (pen: CanvasRenderingContext2D) => void): void {
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.translate(size / 2, size / 2)
  pen.scale(size / 2, size / 2)
  work(pen)
}

/** A shadow in pixels of the largest picture: transforms do not scale shadows. */
function shade(pen: CanvasRenderingContext2D, colour: string, blur: number, down = 0): void {
  const scale = pen.canvas.width / MAX_SIZE
  pen.shadowColor = colour
  pen.shadowBlur = blur * scale
  pen.shadowOffsetY = down * scale
}

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, Math.PI * 2)
  pen.fillStyle = fill
  pen.fill()
}

function ring(pen: CanvasRenderingContext2D, outer: number, inner: number, fill: string | CanvasGradient): void {
  pen.beginPath()
  pen.arc(0, 0, outer, 0, Math.PI * 2)
  pen.arc(0, 0, inner, 0, Math.PI * 2, true)
  pen.fillStyle = fill
  pen.fill()
}

function shades(
  pen: CanvasRenderingContext2D,
  from: number,
  to: number,
  ...stops: readonly (readonly [number, string])[]
) {
  const gradient = pen.createRadialGradient(0, 0, from, 0, 0, to)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

function metal(pen: CanvasRenderingContext2D, turn = 0): CanvasGradient {
  const gradient = pen.createConicGradient(turn, 0, 0)
  const stops = ['#fff0bf', '#c98a22', '#7a4708', '#e8b347', '#fff6d8', '#b87715', '#6b3d06', '#e0a63a', '#fff0bf']
  for (const [at, colour] of stops.entries()) gradient.addColorStop(at / (stops.length - 1), colour)
  return gradient
}

function paintBowl(pen: CanvasRenderingContext2D): void {
  disc(pen, BOWL, metal(pen))
  ring(pen, 0.985, 0.87, shades(pen, 0.87, 0.985, [0, '#2a0f06'], [0.35, '#6d2d12'], [0.7, '#8d4019'], [1, '#3c1607']))
  grain(pen)
  ring(pen, 0.88, TRACK, metal(pen, 1))
  ring(pen, TRACK, RIM, shades(pen, RIM, TRACK, [0, '#1b0904'], [0.3, '#4d200d'], [0.75, '#7c3717'], [1, '#311206']))
  for (let at = 0; at < 8; at++) {
    pen.save()
    pen.rotate((at * Math.PI) / 4 + Math.PI / 8)
    pen.translate(0, -0.808)
    if (at % 2) pen.rotate(Math.PI / 2)
    pen.beginPath()
    pen.moveTo(0, -0.034)
    pen.lineTo(0.014, 0)
    pen.lineTo(0, 0.034)
    pen.lineTo(-0.014, 0)
    pen.closePath()
    shade(pen, '#0009', 8, 3)
    pen.fillStyle = at % 2 ? '#ffe9ad' : '#f5cf74'
    pen.fill()
    pen.restore()
  }
}

/** Fine rings in the wood, so that it does not look like plastic. */
function grain(pen: CanvasRenderingContext2D): void {
  pen.lineWidth = 0.002
  for (let radius = 0.878; radius < 0.982; radius += 0.007) {
    pen.strokeStyle = radius % 0.014 < 0.007 ? 'rgba(255,190,120,0.10)' : 'rgba(0,0,0,0.18)'
    pen.beginPath()
    pen.arc(0, 0, radius, 0, Math.PI * 2)
    pen.stroke()
  }
}

function paintRotor(pen: CanvasRenderingContext2D): void {
  disc(pen, RIM, metal(pen, 0.6))
  const half = Math.PI / POCKETS
  for (const [at, number] of WHEEL.entries()) {
    pen.save()
    pen.rotate((at / POCKETS) * Math.PI * 2)
    const [light, dark] = COLOURS[colourOf(number)]
    slice(pen, half, RIM - 0.012, POCKET_TOP, light)
    slice(pen, half, POCKET_TOP, CONE, shades(pen, CONE, POCKET_TOP, [0, '#050308'], [0.55, dark], [1, dark]))
    pen.translate(0, -(RIM + POCKET_TOP) / 2 + 0.004)
    pen.fillStyle = '#fff'
    // Some browsers do not draw letters smaller than a pixel: they are drawn large and scaled.
    pen.scale(0.001, 0.001)
    pen.font = '800 72px "Inter Variable", Inter, sans-serif'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    shade(pen, '#0008', 3)
    pen.fillText(String(number), 0, 0)
    pen.restore()
  }
  frets(pen)
  ring(pen, POCKET_TOP + 0.006, POCKET_TOP - 0.006, metal(pen, 2))
  ring(pen, RIM, RIM - 0.014, metal(pen, 3))
  paintCone(pen)
}

function slice(
  pen: CanvasRenderingContext2D,
  half: number,
  outer: number,
  inner: number,
  fill: string | CanvasGradient,
): void {
  pen.beginPath()
  pen.arc(0, 0, outer, -Math.PI / 2 - half, -Math.PI / 2 + half)
  pen.arc(0, 0, inner, -Math.PI / 2 + half, -Math.PI / 2 - half, true)
  pen.closePath()
  pen.fillStyle = fill
  pen.fill()
}

/** The metal frets between the pockets. */
function frets(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#f1c764'
  for (let at = 0; at < POCKETS; at++) {
    const angle = ((at + 0.5) / POCKETS) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    pen.lineWidth = 0.007
    pen.beginPath()
    pen.moveTo(x * CONE, y * CONE)
    pen.lineTo(x * (RIM - 0.01), y * (RIM - 0.01))
    pen.stroke()
  }
}

function paintCone(pen: CanvasRenderingContext2D): void {
  disc(pen, CONE + 0.012, metal(pen, 1.4))
  disc(pen, CONE, shades(pen, 0, CONE, [0, '#a5562a'], [0.45, '#7a3616'], [0.8, '#4a1d0b'], [1, '#230b04']))
  for (let at = 0; at < 8; at++) {
    pen.save()
    pen.rotate((at * Math.PI) / 4)
    pen.beginPath()
    pen.moveTo(0, -CONE + 0.03)
    pen.quadraticCurveTo(0.07, -0.3, 0.02, -0.16)
    pen.lineTo(-0.02, -0.16)
    pen.quadraticCurveTo(-0.07, -0.3, 0, -CONE + 0.03)
    pen.fillStyle = at % 2 ? 'rgba(255,206,130,0.16)' : 'rgba(20,4,0,0.25)'
    pen.fill()
    pen.restore()
  }
  turret(pen)
}

function turret(pen: CanvasRenderingContext2D): void {
  for (let at = 0; at < 4; at++) {
    pen.save()
    pen.rotate((at * Math.PI) / 2)
    shade(pen, '#000a', 14, 5)
    pen.fillStyle = metal(pen, 0.8 + at)
    pen.beginPath()
    pen.roundRect(-0.02, -0.3, 0.04, 0.3, 0.02)
    pen.fill()
    pen.beginPath()
    pen.arc(0, -0.3, 0.038, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
  disc(pen, 0.15, metal(pen, 2.2))
  disc(pen, 0.128, shades(pen, 0, 0.13, [0, '#fff3c8'], [0.4, '#e7ae3f'], [1, '#70410a']))
  disc(pen, 0.062, metal(pen, 0.2))
  disc(pen, 0.05, shades(pen, 0, 0.05, [0, '#fffbe8'], [0.6, '#e3a835'], [1, '#8a5410']))
}
