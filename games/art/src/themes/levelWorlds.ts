import { n1, type Seed, seedFrom } from '../seed.ts'

const size = 64
const middle = size / 2
const dark = '#070916'

/** A celestial body for a level, drawn on 64 by 64. */
interface World {
  /** From the lit limb to the night side. */
  readonly tones: readonly [light: string, own: string, shade: string, night: string]
  readonly radius: number
  /** The surface of the globe, clipped to it. */
  readonly surface: (seed: Seed) => string
  /** Behind and in front of the globe: rings, moons, rays. */
  readonly behind?: string
  readonly before?: string
}

const disc = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" ${look}/>`

/** A rounded, uneven patch of land, ice or cloud. */
function patch(seed: Seed, x: number, y: number, r: number, look: string, flat = 0.7): string {
  const corners = Array.from({ length: 9 }, (_, index) => {
    const at = (index / 9) * Math.PI * 2
    const far = r * seed.between(0.62, 1.18)
    return [x + far * Math.cos(at), y + far * Math.sin(at) * flat] as const
  })
  const between = (nth: number) => {
    const [a = [0, 0], b = [0, 0]] = [corners[nth % 9], corners[(nth + 1) % 9]]
    return `${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`
  }
  const curves = corners.map((_, nth) => {
    const [cx, cy] = corners[(nth + 1) % 9] ?? [0, 0]
    return `Q${n1(cx)} ${n1(cy)} ${between(nth + 1)}`
  })
  return `<path d="M${between(0)}${curves.join('')}z" ${look}/>`
}

const many = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')

const craters =
  (count: number, shade: string, floor: string) =>
  (seed: Seed): string =>
    many(count, () => {
      const [x, y, r] = [seed.between(13, 51), seed.between(13, 51), seed.between(1.3, 5)]
      return (
        disc(x, y, r, `fill="${shade}" opacity=".42"`) +
        disc(x + r * 0.16, y + r * 0.2, r * 0.8, `fill="${floor}" opacity=".6"`)
      )
    })

const bands =
  (colours: readonly string[], wave = 3) =>
  (seed: Seed): string =>
    many(11, (nth) => {
      const y = 8 + nth * 4.6 + seed.between(-0.8, 0.8)
      const [lift, thick] = [seed.between(-wave, wave), seed.between(1.4, 4)]
      return `<path d="M6 ${n1(y)}q13 ${n1(lift)} 26 0t26 0v${n1(thick)}q-13 ${n1(-lift)} -26 0t-26 0z" fill="${seed.pick(colours)}" opacity="${n1(seed.between(0.3, 0.7))}"/>`
    })

const lands =
  (count: number, look: (seed: Seed) => string, r: readonly [number, number]) =>
  (seed: Seed): string =>
    many(count, () => patch(seed, seed.between(12, 52), seed.between(14, 50), seed.between(...r), look(seed)))

/** Thin bright lines that branch: cracks of ice or lava. */
const cracks =
  (count: number, look: string) =>
  (seed: Seed): string =>
    many(count, () => {
      let [x, y] = [seed.between(14, 50), seed.between(12, 50)]
      let path = `M${n1(x)} ${n1(y)}`
      for (let step = 0; step < 5; step++) {
        x += seed.between(-6, 6)
        y += seed.between(-5, 5)
        path += `L${n1(x)} ${n1(y)}`
      }
      return `<path d="${path}" fill="none" stroke-linejoin="round" stroke-linecap="round" ${look}/>`
    })

const caps = (colour: string): string =>
  `<ellipse cx="31" cy="12" rx="13" ry="4.600" fill="${colour}" opacity=".9"/><ellipse cx="34" cy="53" rx="11" ry="3.600" fill="${colour}" opacity=".7"/>`

const clouds = lands(6, (seed) => `fill="#fff" opacity="${n1(seed.between(0.2, 0.5))}"`, [2, 5])

const ringHalf = (
  half: 'back' | 'front',
  tilt: number,
  lines: readonly (readonly [number, string, number])[],
): string => {
  const arcs = lines.map(
    ([r, colour, thick]) =>
      `<path d="M${n1(middle - r)} 32a${r} ${n1(r * 0.26)} 0 0 ${half === 'back' ? 1 : 0} ${r * 2} 0" stroke="${colour}" stroke-width="${thick}"/>`,
  )
  return `<g transform="rotate(${tilt} 32 32)" fill="none" opacity=".92">${arcs.join('')}</g>`
}

const ringed = (tilt: number, lines: readonly (readonly [number, string, number])[]) => ({
  behind: ringHalf('back', tilt, lines),
  before: ringHalf('front', tilt, lines),
})

const moon = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r, `fill="${colour}"`) + disc(x + r * 0.34, y + r * 0.3, r * 0.86, `fill="${dark}" opacity=".5"`)

const rays = (count: number, inner: number, outer: number, colour: string): string =>
  many(count, (nth) => {
    const at = (nth / count) * Math.PI * 2
    const wide = 0.07
    const far = nth % 2 === 0 ? outer : (inner + outer) / 2
    const point = (angle: number, r: number) =>
      `${n1(middle + r * Math.cos(angle))} ${n1(middle + r * Math.sin(angle))}`
    return `<path d="M${point(at - wide, inner)}L${point(at, far)}L${point(at + wide, inner)}z" fill="${colour}"/>`
  })

const both =
  (...parts: readonly ((seed: Seed) => string)[]) =>
  (seed: Seed): string =>
    parts.map((part) => part(seed)).join('')

/** Glowing dust around a dark star, brightest inside. */
const burning = [
  [30, '#8F2F3F', 1.6],
  [28, '#C9483F', 2.2],
  [25.4, '#FF8A3D', 2.6],
  [22.6, '#FFC36B', 2.4],
  [20, '#FFF3D6', 2],
] as const

/** From a grey moon to the star everything turns around: level 1 first. */
const worlds: readonly World[] = [
  // A grey moon.
  { tones: ['#F3F1F6', '#A9A8BC', '#5C5C78', '#191A2C'], radius: 17, surface: craters(14, '#5C5C78', '#C3C2D2') },
  // A red desert with polar caps.
  {
    tones: ['#FFD9B8', '#D9744A', '#8A3420', '#2A0D0C'],
    radius: 18,
    surface: both(
      lands(6, () => 'fill="#A8482C" opacity=".6"', [4, 9]),
      craters(5, '#8A3420', '#E79468'),
      () => caps('#FFF1E4'),
    ),
  },
  // An ice world.
  {
    tones: ['#FFFFFF', '#A8DDF5', '#4A86C4', '#0B1D46'],
    radius: 18,
    surface: both(
      lands(7, () => 'fill="#E9F8FF" opacity=".6"', [4, 9]),
      cracks(8, 'stroke="#3E78BC" stroke-width=".800" opacity=".8"'),
    ),
    before: moon(53, 15, 3.2, '#DCE9F5'),
  },
  // A world of oceans and islands.
  {
    tones: ['#D9FBFF', '#2F9BE6', '#14499E', '#061436'],
    radius: 19,
    surface: both(
      lands(7, (seed) => `fill="${seed.pick(['#3FBF7F', '#5CCB6B', '#E5CF8B'])}" opacity=".95"`, [2.5, 6]),
      clouds,
      () => caps('#FFFFFF'),
    ),
  },
  // Jungle under violet clouds.
  {
    tones: ['#F4FFD6', '#4FB45B', '#17653F', '#06251F'],
    radius: 19,
    surface: both(
      lands(8, (seed) => `fill="${seed.pick(['#1F7A46', '#7ACB4E', '#2A8F6A'])}" opacity=".85"`, [4, 8]),
      lands(5, () => 'fill="#E6C8FF" opacity=".55"', [2.5, 6]),
    ),
    before: moon(11, 17, 2.6, '#D9C4FF') + moon(54, 46, 3.4, '#F3E2B8'),
  },
  // Lava under a black crust.
  {
    tones: ['#FFC26B', '#6B2A2A', '#2C1018', '#120509'],
    radius: 19,
    surface: both(
      lands(9, () => 'fill="#2A0F16" opacity=".8"', [4, 8]),
      cracks(9, 'stroke="#FF5A1F" stroke-width="2.200" opacity=".55"'),
      cracks(11, 'stroke="#FFB347" stroke-width="1" opacity=".95"'),
    ),
  },
  // A striped gas giant.
  {
    tones: ['#FFF3D8', '#E8B071', '#96552F', '#2B120B'],
    radius: 21,
    surface: both(
      bands(['#FFE3B0', '#B5683A', '#F6CF96', '#8E4A2A']),
      () =>
        '<ellipse cx="39" cy="39" rx="6" ry="3.400" fill="#C2452B" opacity=".9"/><ellipse cx="39" cy="39" rx="3.600" ry="1.800" fill="#F0936B" opacity=".9"/>',
    ),
  },
  // The one with the great rings.
  {
    tones: ['#FFF7DC', '#EBC873', '#9A6F25', '#2C1B07'],
    radius: 15,
    surface: bands(['#FFF0BE', '#C79A45', '#F2D78F'], 2),
    ...ringed(-20, [
      [30, '#F6E2A6', 2.2],
      [26, '#C9A55A', 2.6],
      [22.6, '#8F6F36', 1.4],
    ]),
  },
  // A blue giant in a storm, with its moons.
  {
    tones: ['#E9F2FF', '#4F6BF0', '#27278F', '#0B0A33'],
    radius: 20,
    surface: both(bands(['#8FA9FF', '#3A3FC4', '#BFD0FF', '#5A2FC0'], 5), () =>
      many(
        4,
        (nth) =>
          `<ellipse cx="27" cy="29" rx="${9 - nth * 2.1}" ry="${5 - nth * 1.2}" fill="none" stroke="#EAF0FF" stroke-width="1" opacity="${0.4 + nth * 0.15}"/>`,
      ),
    ),
    before: moon(55, 20, 2.6, '#C9D5FF') + moon(9, 44, 3.2, '#A98BFF') + moon(52, 53, 1.8, '#FFFFFF'),
  },
  // A crystal world, cut like a stone.
  {
    tones: ['#FFFFFF', '#E58CF0', '#7A2FB8', '#260A4A'],
    radius: 20,
    surface: (seed) =>
      many(15, () => {
        const [x, y, r] = [seed.between(12, 52), seed.between(12, 52), seed.between(4, 9)]
        const at = seed.between(0, 6)
        const corner = (turn: number) => `${n1(x + r * Math.cos(at + turn))} ${n1(y + r * Math.sin(at + turn))}`
        return `<path d="M${corner(0)}L${corner(2)}L${corner(3.6)}z" fill="${seed.pick(['#FFE3FF', '#B04BE0', '#6C22B0', '#FFB8F5'])}" opacity="${n1(seed.between(0.3, 0.7))}"/>`
      }),
    before:
      '<path d="M50 9l1.500 4.300 4.300 1.500-4.300 1.500-1.500 4.300-1.500-4.300-4.300-1.500 4.300-1.500z" fill="#fff"/><path d="M12 46l.9 2.600 2.600.9-2.600.9-.9 2.600-.9-2.600-2.600-.9 2.600-.9z" fill="#fff" opacity=".85"/>',
  },
  // The dark star behind its burning disc.
  {
    tones: ['#2A1846', '#140B28', '#0A0616', '#04030A'],
    radius: 13,
    surface: () => '',
    behind:
      disc(middle, middle, 24, 'fill="#FF7A3C" opacity=".12"') +
      disc(middle, middle, 19, 'fill="#FF8A4A" opacity=".22"') +
      disc(middle, middle, 14.2, 'fill="none" stroke="#FFE9C4" stroke-width="1.400"') +
      ringHalf('back', -16, burning),
    before: ringHalf('front', -16, burning),
  },
  // The sun of this sky.
  {
    tones: ['#FFFDF0', '#FFD24A', '#FF8A1F', '#D9421A'],
    radius: 18,
    surface: both(
      lands(8, () => 'fill="#FFF6C8" opacity=".5"', [3, 7]),
      cracks(6, 'stroke="#FF7A1F" stroke-width="1.200" opacity=".5"'),
    ),
    behind: `<g opacity=".45">${rays(40, 17, 29, '#FFC64A')}</g>${disc(middle, middle, 20.5, 'fill="#FFE08A" opacity=".4"')}`,
  },
]

/** Body of the picture of a level, 64 by 64, drawn for 1 (a grey moon) to 12 (the sun); undefined for any other number. */
export function levelWorld(level: number): string | undefined {
  const world = worlds[level - 1]
  if (!world) return
  const { tones, radius, surface, behind = '', before = '' } = world
  const [light, own, shade, night] = tones
  const isStar = level === worlds.length
  const globe = `cx="32" cy="32" r="${radius}"`
  const defs = `<defs><radialGradient id="b" cx=".34" cy=".28" r=".82"><stop stop-color="${light}"/><stop offset=".34" stop-color="${own}"/><stop offset=".76" stop-color="${shade}"/><stop offset="1" stop-color="${night}"/></radialGradient><radialGradient id="g"><stop offset=".5" stop-color="${own}" stop-opacity=".5"/><stop offset="1" stop-color="${own}" stop-opacity="0"/></radialGradient><radialGradient id="n" cx=".3" cy=".26" r=".88"><stop offset=".42" stop-color="${dark}" stop-opacity="0"/><stop offset=".78" stop-color="${dark}" stop-opacity=".5"/><stop offset="1" stop-color="${dark}" stop-opacity=".86"/></radialGradient><clipPath id="c"><circle ${globe}/></clipPath></defs>`
  const shadow = isStar ? '' : `<circle ${globe} fill="url(#n)"/>`
  const [from, to] = [n1(middle - radius * 0.78), n1(middle - radius * 0.9)]
  const limb = `<path d="M${from} ${n1(middle - radius * 0.42)}A${n1(radius * 0.89)} ${n1(radius * 0.89)} 0 0 1 ${n1(middle - radius * 0.1)} ${n1(to + radius * 0.02)}" fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".6"/>`
  return `${defs}<circle cx="32" cy="32" r="${Math.min(32, radius * 1.5)}" fill="url(#g)"/>${behind}<circle ${globe} fill="url(#b)"/><g clip-path="url(#c)">${surface(seedFrom(`level ${level}`))}${shadow}</g>${isStar ? '' : limb}${before}`
}
