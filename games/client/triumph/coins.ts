import { createSurface, type Pen, stampOf } from '../scene/canvas.ts'

interface Coin {
  x: number
  y: number
  vx: number
  vy: number
  readonly radius: number
  readonly turns: number
  readonly afterMs: number
}

const LASTS_MS = 2400
const WAVES_MS = 260
const GRAVITY = 1500
const FACE = 24

/** Coins that burst from the middle in waves; never with reduced motion. */
export function createCoins(isStill: () => boolean) {
  let coins: Coin[] = []
  let elapsedMs = 0
  const face = stampOf(FACE * 2, FACE * 2, paintFace)
  const surface = createSurface((pen) => {
    for (const coin of coins) paintCoin(pen, face, coin, elapsedMs)
  })
  return {
    canvas: surface.canvas,
    burst: async (width: number, height: number, count: number): Promise<void> => {
      if (isStill()) return
      const scale = Math.max(0.7, Math.min(1.3, Math.min(width / 700, height / 620)))
      surface.resize(width, height)
      const own = Array.from({ length: count }, (_, at) => mint(width / 2, height * 0.58, scale, (at % 3) * WAVES_MS))
      coins = own
      let before = 0
      await surface.frames.run((elapsed) => {
        const seconds = Math.min(0.05, (elapsed - before) / 1000)
        before = elapsed
        elapsedMs = elapsed
        for (const coin of own) {
          if (elapsed < coin.afterMs) continue
          coin.vy += GRAVITY * scale * seconds
          coin.x += coin.vx * seconds
          coin.y += coin.vy * seconds
        }
        return elapsed < LASTS_MS && coins === own
      })
      if (coins === own) coins = []
      surface.frames.touch()
    },
  }
}

function mint(x: number, y: number, scale: number, afterMs: number): Coin {
  const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.2
  const speed = (500 + Math.random() * 700) * scale
  const radius = (9 + Math.random() * 11) * scale
  return {
    x,
    y,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    radius,
    turns: 8 + Math.random() * 14,
    afterMs,
  }
}

function paintFace(pen: Pen): void {
  const disc = (radius: number, fill: string | CanvasGradient) => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(FACE, FACE, radius, 0, 7)
    pen.fill()
  }
  const light = pen.createRadialGradient(FACE * 0.7, FACE * 0.55, 1, FACE, FACE, FACE)
  light.addColorStop(0, '#fff8d2')
  light.addColorStop(0.4, '#ffd04a')
  light.addColorStop(1, '#e08a14')
  disc(FACE, '#7a3e06')
  disc(FACE - 1.5, '#ffd868')
  disc(FACE - 4, '#a85c0a')
  disc(FACE - 5, light)
}

function paintCoin(pen: Pen, face: HTMLCanvasElement, coin: Coin, elapsedMs: number): void {
  if (elapsedMs < coin.afterMs) return
  const { x, y, radius, turns } = coin
  const share = elapsedMs / LASTS_MS
  const half = Math.max(0.08, Math.abs(Math.cos(share * turns))) * radius
  pen.globalAlpha = Math.max(0, Math.min(1, (1 - share) * 4))
  pen.drawImage(face, x - half, y - radius, half * 2, radius * 2)
  pen.globalAlpha = 1
}
