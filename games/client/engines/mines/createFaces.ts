import { itemAt } from '../../../engines/itemAt.ts'
import { sceneHue } from '../../board/sceneHue.ts'
import type { EngineParts } from '../../engine.ts'
import { type Atlas, loadAtlas } from '../../scene/atlas.ts'
import { loadImage } from '../../scene/loadImage.ts'
import { drawBomb, drawGem } from './bomb.ts'
import type { TileState } from './field.ts'
import { groundOf } from './ground.ts'
import { drawTiles, KINDS } from './tiles.ts'

const JEWELS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const

/** The tiles' faces: face down the material of the game's world with its emblem, then a jewel or a mine. */
export function createFaces({ launch }: Pick<EngineParts, 'launch'>, redraw: () => void) {
  const [bomb, gem] = [drawBomb(), drawGem()]
  // Drawn placeholders until the game's own pictures have loaded.
  let pictureOf: Atlas = () => null
  let faces: (Readonly<Record<'tiles' | 'jewels', readonly string[]>> & { readonly bomb: string }) | null = null
  let orders = 0
  let laid = Promise.resolve()

  async function draw(): Promise<void> {
    orders += 1
    const order = orders
    const tiles = drawTiles(groundOf(launch.theme), sceneHue(), pictureOf('h1'), launch.seed)
    const jewels = JEWELS.flatMap((name) => pictureOf(name) ?? [])
    const made = {
      tiles: await Promise.all(tiles.map(cssPicture)),
      jewels: await Promise.all((jewels.length > 0 ? jewels : [gem]).map(cssPicture)),
      bomb: await cssPicture(bomb),
    }
    if (order !== orders) return
    faces = made
    redraw()
  }

  const lay = (): void => {
    laid = draw()
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
    /** Redraws the faces, again once the scene's colour or the game's pictures are known. */
    lay,
    /** Resolves when they are on the tiles. */
    laid: () => laid,
    /** As a CSS picture. */
    of: (tile: number, state: TileState): string => {
      if (!faces) return 'none'
      const row = Math.floor(tile / JEWELS.length)
      if (state === 'hidden' || state === 'waiting') return itemAt(faces.tiles, (tile * 3 + row) % KINDS)
      if (state === 'mine' || state === 'hit') return faces.bomb
      return itemAt(faces.jewels, (tile + 2 * row) % faces.jewels.length)
    },
  }
}

/**
 * A decoded picture for style sheets: the browser draws all tiles at rest in one layer. Each canvas would be a layer, and
 * would be created again at each change.
 */
async function cssPicture(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))
  if (!blob) return 'none'
  return loadImage(URL.createObjectURL(blob)).then(
    ({ src }) => `url("${src}")`,
    // The tile keeps its name and its colours.
    () => 'none',
  )
}
