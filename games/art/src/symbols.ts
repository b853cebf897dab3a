import { Illustrations } from './illustrations/place.ts'
import { letterLayers } from './lettering/letterLayers.ts'
import { lockup } from './lettering/lockup.ts'
import { lights, shades, skies } from './light.ts'
import type { TileRecord } from './record.ts'
import { n1, seedFrom } from './seed.ts'
import { theme } from './themes/themes.ts'
import { type TileStyle, tileStyle } from './tileStyle.ts'

/** Symbols of a slot, in the order of the atlas; hold-and-win games collect the coin and the gift. */
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
  'coin',
  'gift',
] as const
export type SymbolId = (typeof SYMBOL_IDS)[number]

const LETTERS: Partial<Record<SymbolId, { text: string; style: string; ink: string }>> = {
  ace: { text: 'A', style: 'rose', ink: '#3A0412' },
  king: { text: 'K', style: 'gold', ink: '#3A1A02' },
  queen: { text: 'Q', style: 'violet', ink: '#1C0646' },
  jack: { text: 'J', style: 'aqua', ink: '#022C36' },
  ten: { text: '10', style: 'lime', ink: '#0C2E08' },
}
/** Pictures for a scatter, unless the game already uses them. */
const SCATTERS = ['glowing-star', 'crystal-ball', 'wrapped-gift', 'gem-stone', 'crown', 'trophy']
const PICTURES: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5']
/** Fonts that stay legible as one letter on a spinning reel, and the possible orders of their colours. */
const FACES = ['alfa-slab-one', 'bowlby-one', 'titan-one', 'chango', 'lilita-one', 'carter-one'] as const
const CARDS: readonly SymbolId[] = ['ace', 'king', 'queen', 'jack', 'ten']

type Seeded = Pick<TileRecord, 'theme' | 'seed'>

/** One symbol, square and transparent; `of` as for `sceneSvg`, `size` in pixels. */
export function symbolSvg(of: Seeded | string, symbol: SymbolId, size: number): string {
  const record = typeof of === 'string' ? { theme: of, seed: 'signature/' } : of
  const l = tileStyle(record)
  const art = new Illustrations()
  const body = drawSymbol(symbol, l, record, art)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${size}" height="${size}"><defs>${skies(l.palette)}${shades(l.palette)}` +
    `${lights(l.palette, l.star, 0.8)}</defs>${art.definitions}${body}</svg>`
  )
}

function drawSymbol(symbol: SymbolId, l: TileStyle, record: Seeded, art: Illustrations): string {
  const light = 'filter="url(#big)"'
  if (LETTERS[symbol]) return drawCard(symbol, record.seed)
  if (symbol === 'coin') return coin(l)
  if (symbol === 'gift') return gift(art, light)
  const cast = castOf(l, record)
  if (symbol === 'wild')
    return halo() + art.place(l.drawn, 128, 104, l.star === l.hero ? 204 : 178, { light }) + banner('WILD', 'gold', l)
  if (symbol === 'scatter')
    return halo() + ring(l) + art.place(cast.scatter, 128, 112, 138, { light }) + banner('SCATTER', 'sun', l)
  const place = PICTURES.indexOf(symbol)
  return art.place(cast.pictures[place] ?? l.hero, 128, 121, 216 - place * 5, { light })
}

/** A card letter; its font and colour depend on the game. */
function drawCard(symbol: SymbolId, seed: string): string {
  const r = seedFrom(`${seed}/cards`)
  const face = r.pick(FACES)
  const turn = r.whole(0, CARDS.length - 1)
  const { text } = LETTERS[symbol] ?? { text: '' }
  const letter = LETTERS[CARDS[(CARDS.indexOf(symbol) + turn) % CARDS.length] as SymbolId]
  const set = lockup(text, face, { x: 48, y: 44, w: 160, h: 158, align: 'middle' }, 'none', true)
  return letterLayers(set, { style: letter?.style ?? 'gold', ink: letter?.ink ?? '#3A1A02', depth: 12 })
}

/**
 * Five pictures and a scatter, all different from each other and from the wild; the seed chooses from the theme's
 * pools.
 */
function castOf(l: TileStyle, record: Seeded): { pictures: string[]; scatter: string } {
  const pools = theme(record.theme)
  const r = seedFrom(`${record.seed}/symbols`)
  const all = [...new Set([...l.props, ...r.shuffle([...pools.props, ...pools.heroes])])].filter(
    (name) => name !== l.hero,
  )
  const pictures = all.slice(0, PICTURES.length)
  const scatter = r.shuffle(SCATTERS).find((name) => name !== l.hero && !pictures.includes(name)) ?? 'star'
  return { pictures, scatter }
}

/** A coin with an empty face: its value is written on it during play. */
function coin(l: TileStyle): string {
  const { palette } = l
  let milling = ''
  for (let i = 0; i < 40; i++) {
    const at = (i * Math.PI) / 20
    const [x, y] = [Math.cos(at), Math.sin(at)]
    milling += `M${n1(128 + 112 * x)} ${n1(126 + 112 * y)}L${n1(128 + 103 * x)} ${n1(126 + 103 * y)}`
  }
  return (
    halo() +
    '<defs><radialGradient id="face" cx=".38" cy=".28" r=".9"><stop stop-color="#FFF8D2"/><stop offset=".38" stop-color="#FFD04A"/><stop offset=".78" stop-color="#E08A14"/><stop offset="1" stop-color="#8E4A06"/></radialGradient>' +
    '<linearGradient id="shine" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>' +
    '<ellipse cx="128" cy="136" rx="114" ry="112" fill="#1A0A02" opacity=".55"/>' +
    `<circle cx="128" cy="126" r="113" fill="#7A3E06"/><circle cx="128" cy="126" r="110" fill="url(#gold)"/><path d="${milling}" stroke="#8A4A08" stroke-width="4"/>` +
    `<circle cx="128" cy="126" r="94" fill="${palette.near}"/><circle cx="128" cy="126" r="94" fill="none" stroke="${palette.ink}" stroke-opacity=".7" stroke-width="5"/>` +
    '<circle cx="128" cy="126" r="84" fill="url(#face)"/>' +
    '<circle cx="128" cy="126" r="78" fill="none" stroke="#FFF3B8" stroke-opacity=".75" stroke-width="3"/>' +
    '<path d="M54 98A84 84 0 0 1 176 58Q120 66 78 120Z" fill="url(#shine)"/>'
  )
}

/** A closed gift. */
const gift = (art: Illustrations, light: string): string =>
  `${halo()}<circle cx="128" cy="126" r="112" fill="url(#glow)" opacity=".6"/>${art.place('wrapped-gift', 128, 124, 196, { light })}`

const halo = (): string => '<circle cx="128" cy="116" r="124" fill="url(#glow)" opacity=".75"/>'

function ring(l: TileStyle): string {
  let rivets = ''
  for (let i = 0; i < 12; i++) {
    const at = (i * Math.PI) / 6
    rivets += `<circle cx="${n1(128 + 92 * Math.cos(at))}" cy="${n1(112 + 92 * Math.sin(at))}" r="3" fill="#fff"/>`
  }
  return `<circle cx="128" cy="112" r="92" fill="${l.palette.near}" stroke="${l.palette.ink}" stroke-width="22"/><circle cx="128" cy="112" r="92" fill="none" stroke="url(#gold)" stroke-width="14"/>${rivets}`
}

function banner(text: string, style: string, l: TileStyle): string {
  const set = lockup(text, 'bowlby-one', { x: 40, y: 186, w: 176, h: 42, align: 'middle' }, 'bulge', true)
  return (
    `<path d="M20 188Q128 176 236 188L229 230Q128 242 27 230Z" fill="${l.palette.ink}" stroke="url(#gold)" stroke-width="5"/>` +
    letterLayers(set, { style, ink: l.palette.ink, depth: 5, id: 'b' })
  )
}
