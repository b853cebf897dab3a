import { itemAt } from '../../../engines/itemAt.ts'
import { sceneHue } from '../../board/sceneHue.ts'
import type { EngineParts } from '../../engine.ts'
import { loadAtlas } from '../../scene/atlas.ts'
import { DRAWN_ONCE } from '../../scene/canvas.ts'
import { h } from '../../ui/element.ts'
import { drawBomb, drawGem } from './bomb.ts'
import type { TileState } from './field.ts'
import { groundOf } from './ground.ts'
import { drawTiles, KINDS } from './tiles.ts'

const JEWELS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const

/** The tiles' faces: face down the material of the game's world with its emblem, then a jewel or a mine. */
export function createFaces({ launch }: Pick<EngineParts, 'launch'>, redraw: () => void) {
  const [bomb, gem] = [drawBomb(), drawGem()]
  // Drawn placeholders until the game's own pictures have loaded.
  let pictureOf: (name: string) => HTMLCanvasElement | null = () => null
  let tiles: readonly HTMLCanvasElement[] = []

  /** Redraws the faces, again once the scene's colour or the game's pictures are known. */
  function lay(): void {
    tiles = drawTiles(groundOf(launch.theme), sceneHue(), pictureOf('h1'), launch.seed)
    redraw()
  }

  void loadAtlas(launch.media).then(
    (loaded) => {
      pictureOf = loaded
      lay()
    },
    // The drawn placeholders stay.
    () => {},
  )
  return {
    lay,
    of: (tile: number, state: TileState): HTMLCanvasElement | null => {
      if (state === 'hidden' || state === 'waiting') {
        const face = tiles[(tile * 3 + Math.floor(tile / JEWELS.length)) % KINDS]
        return face ? copy(face) : null
      }
      if (state === 'mine' || state === 'hit') return copy(bomb)
      return copy(pictureOf(itemAt(JEWELS, (tile + 2 * Math.floor(tile / JEWELS.length)) % JEWELS.length)) ?? gem)
    },
  }
}

function copy(source: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = h('canvas', { width: source.width, height: source.height, 'aria-hidden': 'true' })
  canvas.getContext('2d', DRAWN_ONCE)?.drawImage(source, 0, 0)
  return canvas
}
