import { type Container, Graphics } from 'pixi.js'
import type { Frames } from './frames.ts'

interface Coin {
  readonly view: Graphics
  x: number
  y: number
  vx: number
  vy: number
  readonly spin: number
}

const GRAVITY = 1500

/** Coins that spring from a point; only for a real win and never where motion is unwanted. */
export async function burst(
  frames: Frames,
  layer: Container,
  at: { x: number; y: number },
  count: number,
  scale: number,
): Promise<void> {
  const coins = Array.from({ length: count }, () => mint(layer, at, scale))
  let before = 0
  await frames.run((elapsed) => {
    const seconds = Math.min(0.05, (elapsed - before) / 1000)
    before = elapsed
    for (const coin of coins) {
      coin.vy += GRAVITY * scale * seconds
      coin.x += coin.vx * seconds
      coin.y += coin.vy * seconds
      coin.view.position.set(coin.x, coin.y)
      coin.view.scale.x = Math.cos((elapsed / 1000) * coin.spin)
      coin.view.alpha = Math.max(0, Math.min(1, (1900 - elapsed) / 500))
    }
    return elapsed < 1900
  })
  for (const { view } of coins) view.destroy()
}

function mint(layer: Container, at: { x: number; y: number }, scale: number): Coin {
  const view = new Graphics()
  const radius = (7 + Math.random() * 7) * scale
  view.circle(0, 0, radius).fill(0xc67a12)
  view.circle(0, 0, radius * 0.86).fill(0xffc63d)
  view.circle(-radius * 0.15, -radius * 0.2, radius * 0.5).fill({ color: 0xfff0b0, alpha: 0.8 })
  layer.addChild(view)
  const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.2
  const speed = (500 + Math.random() * 700) * scale
  return {
    view,
    x: at.x,
    y: at.y,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    spin: 4 + Math.random() * 8,
  }
}
