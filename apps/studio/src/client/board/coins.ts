import { createSurface, type Pen } from './surface.ts'

interface Coin {
  x: number
  y: number
  vx: number
  vy: number
  readonly radius: number
  readonly spin: number
}

const LASTS_MS = 1900
const GRAVITY = 1500

/** Coins that spring over the whole game; only for a real win, and never where motion is unwanted. */
export function createCoins(isStill: () => boolean) {
  let coins: Coin[] = []
  let share = 0
  const surface = createSurface((pen) => {
    for (const coin of coins) paintCoin(pen, coin, share)
  })
  surface.canvas.classList.add('coins')
  return {
    canvas: surface.canvas,
    resize: surface.resize,
    burst: async (x: number, y: number, count: number, scale: number): Promise<void> => {
      if (isStill()) return
      coins = Array.from({ length: count }, () => mint(x, y, scale))
      let before = 0
      await surface.frames.run((elapsed) => {
        const seconds = Math.min(0.05, (elapsed - before) / 1000)
        before = elapsed
        share = elapsed / LASTS_MS
        for (const coin of coins) {
          coin.vy += GRAVITY * scale * seconds
          coin.x += coin.vx * seconds
          coin.y += coin.vy * seconds
        }
        return elapsed < LASTS_MS
      })
      coins = []
      surface.frames.touch()
    },
  }
}
export type Coins = ReturnType<typeof createCoins>

function mint(x: number, y: number, scale: number): Coin {
  const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.2
  const speed = (500 + Math.random() * 700) * scale
  const radius = (7 + Math.random() * 7) * scale
  return { x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, radius, spin: 8 + Math.random() * 16 }
}

function paintCoin(pen: Pen, { x, y, radius, spin }: Coin, share: number): void {
  const turned = Math.cos(share * spin * 2)
  pen.globalAlpha = Math.max(0, Math.min(1, (1 - share) * 4))
  for (const [size, colour] of [
    [1, '#c67a12'],
    [0.86, '#ffc63d'],
    [0.5, '#fff0b0'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x, y, Math.max(0.6, Math.abs(turned) * radius * size), radius * size, 0, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}
