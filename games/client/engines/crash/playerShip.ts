import { stampOf } from '../../scene/canvas.ts'
import { loadImage } from '../../scene/loadImage.ts'
import type { Ship } from './ship.ts'

/** The player's own ship from the path of its picture, which shows it nose up. */
export async function playerShip(path: string): Promise<Ship> {
  const image = await loadImage(path)
  return {
    size: 1.15,
    nozzles: [{ x: 0, y: 0.37, size: 0.9 }],
    turn: (heading) => heading ?? 0.12,
    draw: (side) => stampOf(side, side, (pen) => pen.drawImage(image, 0, 0, side, side)),
  }
}
