import { skyferryShip } from '@apogee/art/heroes/skyferry'
import { starlinerShip } from '@apogee/art/heroes/starliner'
import { emblemOf } from '@apogee/art/stars'
import { stampOf } from '../../scene/canvas.ts'
import type { Ship } from '../crash/ship.ts'

interface Drawn extends Omit<Ship, 'draw'> {
  /** Square, in the units of the drawing. */
  readonly viewBox: string
  readonly drawing: (k: string) => string
}

const SHIPS: Readonly<Record<string, Drawn>> = {
  starliner: {
    drawing: starlinerShip,
    viewBox: '0 -6 32 32',
    size: 1.35,
    nozzles: [
      { x: -0.306, y: 0.48, size: 0.5 },
      { x: 0.306, y: 0.48, size: 0.5 },
      { x: 0, y: 0.48, size: 0.9 },
    ],
    turn: (heading) => heading ?? 0.08,
  },
  skyferry: {
    drawing: skyferryShip,
    viewBox: '-8 -7 44 44',
    size: 1.9,
    nozzles: [],
    // It floats, and lifts its nose no higher than its passengers can stand.
    turn: (heading) => (heading === null ? 0 : Math.max(-0.5, Math.min(0, (heading - Math.PI / 2) * 0.6))),
  },
}

/** The ship that a game's tile shows, once its picture is there; null if it shows none. */
export async function shipOf(seed: string): Promise<Ship | null> {
  const drawn = SHIPS[emblemOf(seed) ?? '']
  if (!drawn) return null
  const { drawing, viewBox, size, nozzles, turn } = drawn
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="${viewBox}">${drawing('ship')}</svg>`
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  return { size, nozzles, turn, draw: (side) => stampOf(side, side, (pen) => pen.drawImage(image, 0, 0, side, side)) }
}
