import skyferry from '@apogee/art/drawings/ships/skyferry.svg'
import starliner from '@apogee/art/drawings/ships/starliner.svg'
import { emblemOf } from '@apogee/art/stars'
import { stampOf } from '../../scene/canvas.ts'
import { loadImage } from '../../scene/loadImage.ts'
import type { Ship } from '../crash/ship.ts'

interface Drawn extends Omit<Ship, 'draw'> {
  /** URL of a square picture. */
  readonly picture: string
}

const SHIPS: Readonly<Record<string, Drawn>> = {
  starliner: {
    picture: starliner,
    size: 1.35,
    nozzles: [
      { x: -0.306, y: 0.48, size: 0.5 },
      { x: 0.306, y: 0.48, size: 0.5 },
      { x: 0, y: 0.48, size: 0.9 },
    ],
    turn: (heading) => heading ?? 0.08,
  },
  skyferry: {
    picture: skyferry,
    size: 1.9,
    nozzles: [],
    // It floats, and lifts its nose only a little.
    turn: (heading) => (heading === null ? 0 : Math.max(-0.5, Math.min(0, (heading - Math.PI / 2) * 0.6))),
  },
}

/** The ship on a game's tile, after its picture has loaded; null if the tile shows none. */
export async function shipOf(seed: string): Promise<Ship | null> {
  const drawn = SHIPS[emblemOf(seed) ?? '']
  if (!drawn) return null
  const { picture, size, nozzles, turn } = drawn
  const image = await loadImage(picture)
  return { size, nozzles, turn, draw: (side) => stampOf(side, side, (pen) => pen.drawImage(image, 0, 0, side, side)) }
}
