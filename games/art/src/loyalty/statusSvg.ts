import { seedFrom } from '../seed.ts'
import { levelWorld } from '../themes/levelWorlds.ts'

/** Tones of a body: light, own colour, shade and night. */
const tones = {
  star: ['#FFF6CF', '#FFE27A', '#B07B12', '#3A2705'],
  bronze: ['#FFD9B5', '#D08A56', '#7A431C', '#2A1306'],
  silver: ['#FFFFFF', '#C4CEDF', '#6B7896', '#1B2135'],
  gold: ['#FFF3BF', '#F6C445', '#A8720A', '#3A2402'],
  platinum: ['#F0FFFD', '#9FE7E0', '#3F9A97', '#0A2E33'],
  diamond: ['#FFFFFF', '#A9C7FF', '#4C6BD6', '#101C56'],
} as const
type Rank = keyof typeof tones
type Tones = (typeof tones)[Rank]

const dark = '#0B0D20'

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>`

const fixed = (value: number): string => value.toFixed(1)

/** A rocky surface: shallow craters, each with a lighter floor. */
function craters([, own, shade]: Tones, seed: string): string {
  const next = seedFrom(`status ${seed}`)
  return Array.from({ length: 9 }, () => {
    const [x, y, r] = [16 + next() * 32, 16 + next() * 32, 1.6 + next() * 4.2]
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${shade}" opacity=".28"/><circle cx="${fixed(x + r * 0.18)}" cy="${fixed(y + r * 0.22)}" r="${fixed(r * 0.82)}" fill="${own}" opacity=".5"/>`
  }).join('')
}

/** A surface of gas: bands of cloud. */
function bands([bright, , shade]: Tones, seed: string): string {
  const next = seedFrom(`status ${seed}`)
  return Array.from({ length: 7 }, (_, index) => {
    const [y, wave, thick] = [14 + index * 5.3 + next() * 2, next() * 6 - 3, 1.6 + next() * 2.1]
    return `<path d="M8 ${fixed(y)}q12 ${fixed(wave)} 24 0t24 0v${fixed(thick)}q-12 ${fixed(-wave)} -24 0t-24 0z" fill="${index % 2 === 0 ? bright : shade}" opacity="${(0.16 + next() * 0.16).toFixed(2)}"/>`
  }).join('')
}

/** Half of a double ring: the back half goes under the body, the front half over it. */
const ring = ([bright, own]: Tones, half: 'back' | 'front'): string => {
  const sweep = half === 'back' ? 1 : 0
  return `<g transform="rotate(-18 32 32)" fill="none"><path d="M2.200 32a29.800 8 0 0 ${sweep} 59.600 0" stroke="${bright}" stroke-width="2.600" opacity=".85"/><path d="M5.900 32a26.100 6.400 0 0 ${sweep} 52.200 0" stroke="${own}" stroke-width="1.600" opacity=".8"/></g>`
}

const fiveRays =
  '<path d="M32 22.400l2.800 6.200 6.700.7-5 4.500 1.400 6.600L32 37l-5.900 3.400 1.400-6.600-5-4.500 6.700-.7z" fill="#FFF9DF" opacity=".92"/>'
const sparks =
  '<path d="M47 11.700l1.400 4 4 1.400-4 1.400-1.400 4-1.400-4-4-1.400 4-1.400z" fill="#fff"/><path d="M13.900 44.800l.8 2.300 2.400.9-2.400.8-.8 2.400-.9-2.400-2.300-.8 2.300-.9z" fill="#fff" opacity=".8"/>'

interface Body {
  readonly surface: (of: Tones, seed: string) => string
  readonly isRinged?: true
  /** In front of everything. */
  readonly mark?: string
}

const ranks: Readonly<Record<Rank, Body>> = {
  star: { surface: craters, mark: fiveRays },
  bronze: { surface: craters },
  silver: { surface: craters },
  gold: { surface: bands, isRinged: true },
  platinum: { surface: bands, isRinged: true },
  diamond: { surface: bands, isRinged: true, mark: sparks },
}

/** A status as a celestial body with its glow, lit from the upper left. */
function rankBody(rank: Rank): string {
  const of: Tones = tones[rank]
  const [bright, own, shade, night] = of
  const { surface, isRinged, mark = '' } = ranks[rank]
  const defs = `<defs><radialGradient id="b" cx=".34" cy=".28" r=".8"><stop stop-color="${bright}"/><stop offset=".36" stop-color="${own}"/><stop offset=".74" stop-color="${shade}"/><stop offset="1" stop-color="${night}"/></radialGradient><radialGradient id="g"><stop offset=".55" stop-color="${own}" stop-opacity=".42"/><stop offset="1" stop-color="${own}" stop-opacity="0"/></radialGradient><radialGradient id="n" cx=".3" cy=".24" r=".86"><stop offset=".45" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".62"/></radialGradient><clipPath id="c"><circle cx="32" cy="32" r="19.200"/></clipPath></defs>`
  const globeOf = `<circle cx="32" cy="32" r="19.200" fill="url(#b)"/><g clip-path="url(#c)">${surface(of, rank)}<circle cx="32" cy="32" r="19.200" fill="url(#n)"/></g><path d="M17.900 25.100A15.700 15.700 0 0 1 30.900 16.300" fill="none" stroke="#fff" stroke-width="1.300" stroke-linecap="round" opacity=".7"/>`
  const [back, front] = isRinged ? [ring(of, 'back'), ring(of, 'front')] : ['', '']
  return `${defs}<circle cx="32" cy="32" r="32" fill="url(#g)"/>${back}${globeOf}${front}${mark}`
}

const isRank = (id: string): id is Rank => Object.hasOwn(ranks, id)

/** The picture of a player's status, 64 by 64: `level_1` to `level_12`, or a VIP status; null for anything else. */
export function statusSvg(id: string): string | null {
  if (isRank(id)) return svg(rankBody(id))
  const world = levelWorld(Number(/^level_(\d{1,2})$/.exec(id)?.[1]))
  return world ? svg(world) : null
}
