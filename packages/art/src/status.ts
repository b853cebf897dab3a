const stars = {
  bronze: '#D08A56',
  silver: '#C4CEDF',
  gold: '#F6C445',
  platinum: '#9FE7E0',
  diamond: '#A9C7FF',
} as const
type Rank = keyof typeof stars

const levels = 12
const light = '#FFF6EC'
const dark = '#0B0D20'

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>`

/** A lit globe: its colour, a bright limb to the upper left, night to the lower right. */
const globe = (colour: string, r: number): string =>
  `<defs><radialGradient id="b" cx=".32" cy=".28" r=".85"><stop stop-color="${light}"/><stop offset=".28" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><circle cx="32" cy="32" r="${r + 4}" fill="${colour}" opacity=".16"/><circle cx="32" cy="32" r="${r}" fill="url(#b)"/>`

const craters = (r: number): string =>
  [
    [-0.28, 0.3, 0.16],
    [0.3, -0.12, 0.12],
    [0.08, 0.5, 0.1],
  ]
    .map(([x = 0, y = 0, size = 0]) => {
      const [cx, cy, own] = [32 + x * r, 32 + y * r, size * r].map((one) => one.toFixed(1))
      return `<circle cx="${cx}" cy="${cy}" r="${own}" fill="${dark}" opacity=".28"/>`
    })
    .join('')

/** Half of a ring: the back half goes under the globe, the front half over it. */
const ring = (colour: string, half: 'back' | 'front'): string =>
  `<path d="M5 32a27 8.500 0 0 ${half === 'back' ? 1 : 0} 54 0" fill="none" stroke="${colour}" stroke-width="3.500" opacity="${half === 'back' ? 0.45 : 0.95}" transform="rotate(-20 32 32)"/>`

const facets = `<path d="M32 16v32M18 28l14 20 14-20M18 28h28" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="1.500"/>`

// Ringed from gold up; the diamond is cut.
const ranks: Readonly<Record<Rank, () => string>> = {
  bronze: () => globe(stars.bronze, 22) + craters(22),
  silver: () => globe(stars.silver, 22) + craters(22),
  gold: () => ring(stars.gold, 'back') + globe(stars.gold, 18) + ring(stars.gold, 'front'),
  platinum: () => ring(stars.platinum, 'back') + globe(stars.platinum, 18) + ring(stars.platinum, 'front'),
  diamond: () => ring(stars.diamond, 'back') + globe(stars.diamond, 18) + facets + ring(stars.diamond, 'front'),
}

/** A level: its body warms from a cold blue to a hot orange, and one moon more stands on its orbit with each step. */
function levelBody(level: number): string {
  const hue = Math.round(252 + (level - 1) * 12)
  const moons = Array.from({ length: level }, (_, index) => {
    const at = ((index * 30 - 90) * Math.PI) / 180
    return `<circle cx="${(32 + 27 * Math.cos(at)).toFixed(1)}" cy="${(32 + 27 * Math.sin(at)).toFixed(1)}" r="2.200" fill="hsl(${hue} 90% 80%)"/>`
  })
  const orbit = `<circle cx="32" cy="32" r="27" fill="none" stroke="hsl(${hue} 60% 70%)" stroke-opacity=".3"/>`
  return orbit + globe(`hsl(${hue} 75% 62%)`, 17) + moons.join('')
}

const isRank = (id: string): id is Rank => Object.hasOwn(ranks, id)

/** The picture of a player's standing, 64 by 64: `level_1` to `level_12`, or a VIP status; null for anything else. */
export function statusSvg(id: string): string | null {
  if (isRank(id)) return svg(ranks[id]())
  const level = Number(/^level_(\d{1,2})$/.exec(id)?.[1])
  return level >= 1 && level <= levels ? svg(levelBody(level)) : null
}
