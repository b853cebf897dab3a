import { Illustrations } from './illustrations/place.ts'
import { letterLayers } from './lettering/layers.ts'
import { lockup } from './lettering/lockup.ts'
import { lights, shades, skies } from './light.ts'
import { type Look, look } from './look.ts'
import type { TileRecord } from './record.ts'
import { n1 } from './seed.ts'
import { theme } from './themes.ts'

/** Symbols of a lines game, in the order of their place in the atlas. */
export const SYMBOL_IDS = [
  'wild',
  'scatter',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'ace',
  'king',
  'queen',
  'jack',
  'ten',
] as const
export type SymbolId = (typeof SYMBOL_IDS)[number]

const LETTERS: Partial<Record<SymbolId, { text: string; style: string; ink: string }>> = {
  ace: { text: 'A', style: 'rose', ink: '#3A0412' },
  king: { text: 'K', style: 'gold', ink: '#3A1A02' },
  queen: { text: 'Q', style: 'violet', ink: '#1C0646' },
  jack: { text: 'J', style: 'aqua', ink: '#022C36' },
  ten: { text: '10', style: 'lime', ink: '#0C2E08' },
}
/** What a scatter may be where the game does not use it already. */
const SCATTERS = ['glowing-star', 'crystal-ball', 'wrapped-gift', 'gem-stone', 'crown', 'trophy']
const PICTURES: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5']

/** One symbol, square and transparent; `of` as for `sceneSvg`, `size` in pixels. */
export function symbolSvg(of: Pick<TileRecord, 'theme' | 'seed'> | string, symbol: SymbolId, size: number): string {
  const record = typeof of === 'string' ? { theme: of, seed: 'signature/' } : of
  const l = look(record)
  const art = new Illustrations()
  const body = drawSymbol(symbol, l, record.theme, art)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${size}" height="${size}"><defs>${skies(l.palette)}${shades(l.palette)}` +
    `${lights(l.palette, l.hero, 0.8)}</defs>${art.definitions}${body}</svg>`
  )
}

function drawSymbol(symbol: SymbolId, l: Look, themeName: string, art: Illustrations): string {
  const light = 'filter="url(#big)"'
  const letter = LETTERS[symbol]
  if (letter) {
    const box = { x: 48, y: 44, w: 160, h: 158, align: 'middle' } as const
    const set = lockup(letter.text, 'alfa-slab-one', box, 'none', true)
    return letterLayers(set, { style: letter.style, ink: letter.ink, depth: 12 })
  }
  const cast = castOf(l, themeName)
  if (symbol === 'wild') return halo() + art.place(l.hero, 128, 104, 204, { light }) + banner('WILD', 'gold', l)
  if (symbol === 'scatter')
    return halo() + ring(l) + art.place(cast.scatter, 128, 112, 138, { light }) + banner('SCATTER', 'sun', l)
  const place = PICTURES.indexOf(symbol)
  return art.place(cast.pictures[place] ?? l.hero, 128, 121, 216 - place * 5, { light })
}

/** Five pictures and a scatter, all different from each other and from the wild. */
function castOf(l: Look, themeName: string): { pictures: string[]; scatter: string } {
  const pools = theme(themeName)
  const all = [...new Set([...l.props, ...pools.props, ...pools.heroes])].filter((name) => name !== l.hero)
  const pictures = all.slice(0, PICTURES.length)
  const scatter = SCATTERS.find((name) => name !== l.hero && !pictures.includes(name)) ?? 'star'
  return { pictures, scatter }
}

const halo = (): string => '<circle cx="128" cy="116" r="124" fill="url(#glow)" opacity=".75"/>'

function ring(l: Look): string {
  let rivets = ''
  for (let i = 0; i < 12; i++) {
    const at = (i * Math.PI) / 6
    rivets += `<circle cx="${n1(128 + 92 * Math.cos(at))}" cy="${n1(112 + 92 * Math.sin(at))}" r="3" fill="#fff"/>`
  }
  return `<circle cx="128" cy="112" r="92" fill="${l.palette.near}" stroke="${l.palette.ink}" stroke-width="22"/><circle cx="128" cy="112" r="92" fill="none" stroke="url(#gold)" stroke-width="14"/>${rivets}`
}

function banner(text: string, style: string, l: Look): string {
  const set = lockup(text, 'bowlby-one', { x: 40, y: 186, w: 176, h: 42, align: 'middle' }, 'bulge', true)
  return (
    `<path d="M20 188Q128 176 236 188L229 230Q128 242 27 230Z" fill="${l.palette.ink}" stroke="url(#gold)" stroke-width="5"/>` +
    letterLayers(set, { style, ink: l.palette.ink, depth: 5, id: 'b' })
  )
}
