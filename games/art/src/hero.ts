import { Illustrations } from './illustrations/place.ts'
import { isOurs, lights } from './light.ts'
import { castFilter } from './pose.ts'
import type { TileRecord } from './record.ts'
import { softEdges } from './softEdges.ts'
import { tileStyle } from './tileStyle.ts'

/**
 * The hero of a game's tile alone, square and transparent, in the same material but upright. `of` as for `sceneSvg`,
 * `size` in pixels.
 */
export function heroSvg(of: Pick<TileRecord, 'theme' | 'seed'> | string, size: number): string {
  const l = tileStyle(typeof of === 'string' ? { theme: of, seed: 'signature/' } : of)
  const { flip, cast } = l.pose
  const art = new Illustrations()
  const light = cast === 'plain' ? '' : 'filter="url(#cast)"'
  const lit = `<g filter="url(#big)">${art.place(l.drawn, 128, 130, 204, { flip, light })}</g>`
  const { definitions, body } = isOurs(l.star) ? softEdges(lit) : { definitions: '', body: lit }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${size}" height="${size}"><defs>${lights(l.palette, l.star, 0.7)}` +
    `${castFilter(cast)}${definitions}</defs>${art.definitions}${body}</svg>`
  )
}
