import { lights, shades, skies } from './light.ts'
import { pattern } from './patterns/pattern.ts'
import type { TileRecord } from './record.ts'
import { scenery } from './scenes/scenery.ts'
import { n1, seedFrom } from './seed.ts'
import { type TileStyle, tileStyle } from './tileStyle.ts'

export interface SceneSize {
  /** pixels */
  w: number
  h: number
}

/**
 * Background of a game without its hero: sky, pattern and scenery of its look, darkened behind the reels. `of` is a
 * game's theme and seed, or the name of a theme for its signature look.
 */
export function sceneSvg(of: Pick<TileRecord, 'theme' | 'seed'> | string, { w, h }: SceneSize): string {
  const record = typeof of === 'string' ? { theme: of, seed: 'signature/' } : of
  const l = tileStyle(record)
  const p = l.palette
  const zoom = Math.max(w / 300, h / 400)
  // A wide screen shows a band of the picture: the one with the horizon.
  const top = Math.min(0, Math.max(h - 400 * zoom, h * 0.62 - 262 * zoom))
  const left = (w - 300 * zoom) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${skies(p)}${shades(p)}${lights(p, null)}` +
    `<linearGradient id="stage" x2="0" y2="1"><stop stop-color="${p.ink}" stop-opacity=".1"/><stop offset=".4" stop-color="${p.ink}" stop-opacity=".35"/><stop offset="1" stop-color="${p.ink}" stop-opacity=".8"/></linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#sky)"/>` +
    `<g transform="translate(${n1(left)} ${n1(top)}) scale(${n1(zoom * 10) / 10})">${layers(l, record.seed)}</g>` +
    `<rect width="${w}" height="${h}" fill="url(#vignette)"/><rect width="${w}" height="${h}" fill="url(#stage)"/></svg>`
  )
}

function layers(l: TileStyle, seed: string): string {
  const r = seedFrom(`${seed}/scene`)
  const [back = 'none', fore = 'none'] = l.patterns
  return (
    pattern(back)(r, l.palette) +
    `<ellipse cx="150" cy="180" rx="170" ry="120" fill="url(#glow)" opacity=".7"/>` +
    scenery(l.scene)(r, l.palette) +
    pattern(fore)(r, l.palette) +
    (l.over ? pattern(l.over)(r, l.palette) : '')
  )
}
