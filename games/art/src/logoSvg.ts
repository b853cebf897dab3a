import { letterLayers } from './lettering/letterLayers.ts'
import { lockup } from './lettering/lockup.ts'
import type { TileRecord } from './record.ts'
import { tileStyle } from './tileStyle.ts'

/** A game's title as transparent lettering, 600 x 260, set like on its tile. */
export function logoSvg(record: TileRecord): string {
  const l = tileStyle(record)
  const box = { x: 24, y: 20, w: 552, h: 214, align: 'middle' } as const
  const set = lockup(record.title, l.face.font, box, l.warp, l.face.caps)
  const letters = letterLayers(set, { style: l.letters, ink: l.palette.ink, depth: 8 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260" width="600" height="260">${letters}</svg>`
}
