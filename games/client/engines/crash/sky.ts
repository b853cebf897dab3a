import { createSurface, glowOf, type Pen, stampOf } from '../../scene/canvas.ts'
import type { Box } from '../../scene/layout.ts'

interface Star {
  readonly x: number
  readonly y: number
  /** Nearer stars are larger and pass faster. */
  readonly near: number
}

/**
 * The sky behind the rocket: the horizon sinks and the stars pass as it climbs. What does not change from frame to frame
 * has separate canvases, painted once and moved by the compositor.
 */
export function createSky() {
  const stars: Star[] = Array.from({ length: 90 }, (_, at) => ({
    x: fraction(at * 0.754877),
    y: fraction(at * 0.56984),
    near: 0.25 + 0.75 * fraction(at * 0.3247) ** 2,
  }))
  let moon = stampOf(1, 1, () => {})
  let hue = 0
  let size = { width: 1, height: 1 }
  let flight: Box = { x: 0, y: 0, ...size }
  let sunk = -1
  const horizon = () => flight.y + flight.height * 0.93
  /** The limb's light rises this far above the horizon. */
  const glow = () => flight.height * 0.3
  const dusk = createSurface((pen) => paintDusk(pen, size, flight.y + flight.height, hue))
  const ground = createSurface((pen) => paintGround(pen, size.width, glow(), flight.x + flight.width * 0.4))

  function sink(share: number): void {
    if (share === sunk) return
    sunk = share
    const top = horizon() - glow()
    ground.canvas.style.transform = `translateY(${top + share * (size.height - top)}px)`
  }

  return {
    canvases: [dusk.canvas, ground.canvas],
    /** `within`: the part of the sky in which the rocket flies; the horizon is at its lower end. */
    resize: (width: number, height: number, nextHue: number, within: Box) => {
      hue = nextHue
      size = { width, height }
      flight = within
      moon = drawMoon(Math.min(within.width, within.height) * 0.16, hue)
      dusk.resize(width, height)
      ground.resize(width, height - horizon() + glow())
      sunk = -1
    },
    /** `travelled` grows with the flight; with reduced motion it stays constant. */
    paint: (pen: Pen, travelled: number): void => {
      const { width } = size
      const height = flight.y + flight.height
      sink(Math.min(1, travelled / 14))
      pen.fillStyle = '#fff'
      for (const { x, y, near } of stars) {
        const across = wrap(x - travelled * near * 0.09) * width
        const down = wrap(y + travelled * near * 0.06) * height
        // The ground is behind the stars: none in front of it.
        if (down > horizon() + sunk * height - glow() * 0.2) continue
        pen.globalAlpha = 0.25 + near * 0.6
        const dot = 0.6 + near * 1.2
        pen.fillRect(across, down, dot + Math.min(26, travelled * near * 0.25), dot)
      }
      pen.globalAlpha = 1
      const side = Math.min(flight.width, flight.height) * 0.32
      const right = flight.x + flight.width - side * 1.2
      pen.drawImage(moon, right - travelled * 2.2, flight.y + flight.height * 0.06 + travelled * 1.2, side, side)
    },
  }
}

const fraction = (value: number) => value - Math.floor(value)
const wrap = fraction

/** `horizon`: where the dusk is brightest; under it, where the controls are, it is dark. */
function paintDusk(pen: Pen, { width, height }: { width: number; height: number }, horizon: number, hue: number): void {
  const dusk = pen.createLinearGradient(0, 0, 0, height)
  // A colour has to be within the gradient, also while the game has no height.
  const share = Math.min(1, horizon / Math.max(1, height))
  dusk.addColorStop(0, `hsl(${hue} 70% 6%)`)
  dusk.addColorStop(0.55 * share, `hsl(${hue} 62% 15%)`)
  dusk.addColorStop(0.85 * share, `hsl(${hue + 18} 60% 27%)`)
  dusk.addColorStop(share, `hsl(${hue + 42} 68% 40%)`)
  dusk.addColorStop(Math.min(1, share + 0.16), `hsl(${hue + 10} 66% 12%)`)
  pen.fillStyle = dusk
  pen.fillRect(0, 0, width, height)
  const haze = glowOf(Math.max(width, horizon) * 0.5, `hsl(${hue + 30} 80% 50% / .5)`)
  pen.drawImage(haze, width * 0.35, horizon * 0.05, width * 0.9, horizon * 0.9)
}

/** The limb of the world below, lit from behind; its highest point is `top` pixels down, at `middle`. */
function paintGround(pen: Pen, width: number, top: number, middle: number): void {
  const radius = width * 1.25
  const y = top + radius
  const limb = pen.createRadialGradient(middle, y, radius * 0.985, middle, y, radius + top)
  limb.addColorStop(0, 'rgba(255, 190, 130, .85)')
  limb.addColorStop(0.25, 'rgba(255, 120, 130, .35)')
  limb.addColorStop(1, 'rgba(255, 90, 160, 0)')
  pen.fillStyle = limb
  pen.fillRect(0, 0, width, top + radius)
  const soil = pen.createLinearGradient(0, top, 0, top + radius * 0.4)
  soil.addColorStop(0, '#1d1036')
  soil.addColorStop(1, '#0a0618')
  pen.fillStyle = soil
  pen.beginPath()
  pen.arc(middle, y, radius, 0, 7)
  pen.fill()
}

function drawMoon(radius: number, hue: number): HTMLCanvasElement {
  return stampOf(radius * 2, radius * 2, (pen) => {
    const light = pen.createRadialGradient(radius * 0.7, radius * 0.6, radius * 0.1, radius, radius, radius * 0.86)
    light.addColorStop(0, `hsl(${hue + 40} 90% 88%)`)
    light.addColorStop(0.6, `hsl(${hue + 20} 52% 62%)`)
    light.addColorStop(1, `hsl(${hue} 55% 34%)`)
    pen.fillStyle = light
    pen.shadowColor = `hsl(${hue + 20} 90% 70% / .6)`
    pen.shadowBlur = radius * 0.24
    pen.beginPath()
    pen.arc(radius, radius, radius * 0.74, 0, 7)
    pen.fill()
    pen.shadowBlur = 0
    pen.fillStyle = `hsl(${hue} 45% 36% / .35)`
    for (const [x, y, r] of [
      [0.78, 0.8, 0.13],
      [1.2, 1.1, 0.18],
      [0.95, 1.35, 0.09],
      [1.25, 0.7, 0.08],
    ] as const) {
      pen.beginPath()
      pen.arc(radius * x, radius * y, radius * r, 0, 7)
      pen.fill()
    }
  })
}
