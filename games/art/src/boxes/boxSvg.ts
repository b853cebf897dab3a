import { band, between, fill, line, linear, material, radial, rivet, wall } from './boxBrush.ts'
import { type BoxPaint, type BoxRank, type BoxScene, boxPaints, boxRanks, boxScenes } from './boxPaints.ts'
import { at, type Block, block, type Point, part, path, type Quad } from './boxShape.ts'

/** The layers of a box, from back to front; its prize rises between the inside and the front. */
const boxLayers = ['inside', 'front', 'lid', 'light'] as const
type BoxLayer = (typeof boxLayers)[number]

interface Drawn {
  readonly rank: BoxRank
  readonly paint: BoxPaint
  /** Prefix of the ids in this drawing. */
  readonly k: string
  readonly scene: BoxScene
}

const definitions = ({ k, paint: { body, trim, glow } }: Drawn): string =>
  `<defs>${material(`${k}b`, body)}${material(`${k}m`, trim)}${linear(
    `${k}p`,
    [0, 0],
    [0, 1],
    [
      [0, body[3], 0.85],
      [1, body[2], 0.5],
    ],
  )}${linear(
    `${k}g`,
    [0, 0],
    [0, 1],
    [
      [0, glow[0]],
      [1, glow[1]],
    ],
  )}${radial(`${k}h`, [
    [0, glow[0]],
    [0.4, glow[1], 0.75],
    [1, glow[1], 0],
  ])}${radial(`${k}i`, [
    [0, glow[0]],
    [0.35, glow[1]],
    [1, body[3]],
  ])}</defs>`

/** Both visible sides, with the paints of each; `u` runs from the front edge outwards. */
const sides = ({ left, right }: Block) =>
  [
    { side: 'l', face: [left[1], left[0], left[3], left[2]] as Quad },
    { side: 'r', face: right },
  ] as const

const bodyOf = (rank: BoxRank): Block => {
  const tall = { lite: 104, pro: 116, max: 128 }[rank]
  return block({ y: 352 - tall, wide: 122, deep: 54, tall, taper: 0.07 })
}

const lidOf = (rank: BoxRank): Block => {
  const { top } = bodyOf(rank)
  const tall = { lite: 40, pro: 46, max: 50 }[rank]
  // Its lower edge hides the rim of the body.
  return block({ y: top[3][1] - tall + 16, wide: 124, deep: 55, tall, taper: -0.06 })
}

/** The lights on the panels: one lamp, two, or a row. */
function windows(face: Quad, rank: BoxRank, k: string): string {
  const places: Readonly<Record<BoxRank, readonly (readonly [Point, Point])[]>> = {
    lite: [[between(0.36, 0.74), between(0.44, 0.56)]],
    pro: [
      [between(0.34, 0.76), between(0.34, 0.44)],
      [between(0.34, 0.76), between(0.56, 0.66)],
    ],
    max: [
      [between(0.3, 0.42), between(0.28, 0.72)],
      [between(0.49, 0.61), between(0.28, 0.72)],
      [between(0.68, 0.8), between(0.28, 0.72)],
    ],
  }
  return places[rank]
    .map(([u, v]) => {
      const quad = part(face, u, v)
      const soft = `stroke-linejoin="round"`
      return (
        fill(quad, '#000', `stroke="#000" stroke-width="9" opacity=".35" ${soft}`) +
        fill(quad, `url(#${k}g)`, `stroke="url(#${k}g)" stroke-width="4" ${soft}`)
      )
    })
    .join('')
}

function bodySide(face: Quad, side: 'l' | 'r', { rank, k, paint }: Drawn): string {
  const [own, trim] = [`url(#${k}b${side})`, `url(#${k}m${side})`]
  const panel = part(face, [0.2, 0.87], [0.17, 0.82])
  return (
    wall(face, own) +
    fill(panel, `url(#${k}p)`, 'stroke-linejoin="round"') +
    line([panel[3], panel[2]], paint.body[0], 2, 0.5) +
    line([panel[0], panel[1]], '#000', 2.5, 0.3) +
    windows(face, rank, k) +
    band(face, [0, 1.02], [0.88, 1.03], trim) +
    band(face, [0.92, 1.03], [0, 1.03], trim) +
    band(face, [0, 0.14], [0, 1.03], trim) +
    [0.2, 0.78].map((v) => rivet(at(face, 0.975, v), paint.trim[0])).join('')
  )
}

/** The brand's mark on the lock: a rocket's head, or a shell. */
function mark(scene: BoxScene, [x, y]: Point, color: string): string {
  if (scene === 'space')
    return `<path transform="translate(${x} ${y})" d="M0-14C6-8 9 0 10.500 11.500L0 6.500-10.500 11.500C-9 0-6-8 0-14Z" fill="${color}"/>`
  const ribs = [-40, -20, 0, 20, 40].map((turn) => `<path d="M0 11V-9" transform="rotate(${turn} 0 11)"/>`).join('')
  return `<g transform="translate(${x} ${y})"><path d="M0 12C-5 8-14 4-13-4-12-11-6-13 0-13S12-11 13-4C14 4 5 8 0 12Z" fill="${color}"/><g stroke="#000" stroke-opacity=".35" stroke-width="1.600" fill="none">${ribs}</g></g>`
}

function lock({ rank, scene, k, paint }: Drawn, [x, y]: Point): string {
  const size = { lite: 24, pro: 27, max: 31 }[rank]
  const rays =
    rank === 'max'
      ? Array.from(
          { length: 8 },
          (_, i) =>
            `<path transform="rotate(${i * 45} ${x} ${y})" d="M${x - 7} ${y - size}L${x} ${y - size - 11}L${x + 7} ${y - size}Z" fill="url(#${k}mt)"/>`,
        ).join('')
      : ''
  return (
    `<circle cx="${x}" cy="${y + 4}" r="${size + 2}" fill="#000" opacity=".35"/>${rays}` +
    `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#${k}mt)"/><circle cx="${x}" cy="${y}" r="${size - 1.5}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.500"/>` +
    `<circle cx="${x}" cy="${y}" r="${size - 6}" fill="${paint.body[3]}"/><circle cx="${x}" cy="${y}" r="${size - 6}" fill="url(#${k}h)" opacity=".75"/>` +
    mark(scene, [x, y], paint.glow[0])
  )
}

/** Fins at its foot, like a rocket's. */
function fins({ k }: Drawn, { left, right }: Block): string {
  const fin = ([x, y]: Point, way: 1 | -1) =>
    `<path d="M${x} ${y - 66}C${x + way * 26} ${y - 52} ${x + way * 38} ${y - 20} ${x + way * 40} ${y + 20}L${x - way * 6} ${y + 2}Z" fill="url(#${k}m${way === 1 ? 'r' : 'l'})"/>` +
    `<path d="M${x + way * 6} ${y - 50}C${x + way * 22} ${y - 40} ${x + way * 30} ${y - 14} ${x + way * 32} ${y + 8}L${x} ${y - 5}Z" fill="url(#${k}b${way === 1 ? 'r' : 'l'})"/>`
  return fin(left[3], -1) + fin(right[2], 1)
}

function frontLayer(of: Drawn): string {
  const body = bodyOf(of.rank)
  const [left, , right, front] = body.top
  return (
    (of.rank === 'max' ? fins(of, body) : '') +
    sides(body)
      .map(({ side, face }) => bodySide(face, side, of))
      .join('') +
    line([body.left[1], body.left[2]], of.paint.trim[1], 3) +
    line([left, front, right], `url(#${of.k}mt)`, 9) +
    line([left, front, right], '#fff', 1.5, 0.5)
  )
}

function insideLayer({ rank, k, paint }: Drawn): string {
  const { top } = bodyOf(rank)
  const [left, back, right, front] = top
  const down = ([x, y]: Point, by: number): Point => [x, y + by]
  return (
    wall(top, paint.body[3]) +
    fill([left, back, down(back, 44), down(left, 30)], paint.body[2], 'opacity=".8"') +
    fill([back, right, down(right, 30), down(back, 44)], paint.body[2], 'opacity=".5"') +
    `<ellipse cx="200" cy="${(back[1] + front[1]) / 2 + 10}" rx="112" ry="46" fill="url(#${k}i)"/>` +
    line([left, back, right], `url(#${k}mt)`, 9) +
    line([left, back, right], '#fff', 1.5, 0.5)
  )
}

function lidSide(face: Quad, side: 'l' | 'r', { rank, k }: Drawn): string {
  const [own, trim] = [`url(#${k}b${side})`, `url(#${k}m${side})`]
  const straps = rank === 'lite' ? '' : band(face, [0.44, 0.6], [0, 1], trim)
  return (
    wall(face, own) +
    straps +
    band(face, [0, 1.02], [0.66, 1.04], trim) +
    band(face, [0, 0.14], [0, 1.04], trim) +
    band(face, [0.92, 1.03], [0, 1.04], trim)
  )
}

/** On the lid: a grip, a lamp, or a jewel. */
function crest({ rank, k }: Drawn, [x, y]: Point): string {
  const foot = `<ellipse cx="${x}" cy="${y + 3}" rx="34" ry="15" fill="#000" opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="32" ry="14" fill="url(#${k}mt)"/>`
  if (rank === 'lite')
    return `<path d="M${x - 30} ${y + 2}C${x - 30} ${y - 28} ${x + 30} ${y - 28} ${x + 30} ${y + 2}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="11" stroke-linecap="round" transform="translate(0 5)"/><path d="M${x - 30} ${y + 2}C${x - 30} ${y - 28} ${x + 30} ${y - 28} ${x + 30} ${y + 2}" fill="none" stroke="url(#${k}mt)" stroke-width="10" stroke-linecap="round"/>`
  if (rank === 'pro')
    return `${foot}<path d="M${x - 22} ${y}A22 24 0 0 1 ${x + 22} ${y}A22 9 0 0 1 ${x - 22} ${y}Z" fill="url(#${k}g)"/><path d="M${x - 14} ${y - 6}A14 16 0 0 1 ${x - 2} ${y - 19}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"/>`
  return (
    foot +
    jewel
      .map(([color, ...points]) =>
        fill(
          points.map(([u, v]): Point => [x + u, y + v]),
          color,
        ),
      )
      .join('')
  )
}

/** Facets of the jewel, from its foot: in a colour no box has. */
const jewel: readonly (readonly [color: string, ...Point[]])[] = [
  ['#3FA9F0', [-27, -34], [-10, -36], [0, 4]],
  ['#C9F7FF', [-10, -36], [10, -36], [0, 4]],
  ['#1F74CE', [10, -36], [27, -34], [0, 4]],
  ['#8DE4FF', [-16, -52], [-10, -36], [-27, -34]],
  ['#FFFFFF', [-16, -52], [16, -52], [10, -36], [-10, -36]],
  ['#4DB8F5', [16, -52], [27, -34], [10, -36]],
]

function lidLayer(of: Drawn): string {
  const { rank, k, paint } = of
  const lid = lidOf(rank)
  const { top } = lid
  const panel = part(top, [0.14, 0.86], [0.14, 0.86])
  const straps =
    rank === 'lite'
      ? ''
      : [part(top, [0.42, 0.58], [0, 1]), part(top, [0, 1], [0.42, 0.58])]
          .map((quad) => fill(quad, `url(#${k}mt)`))
          .join('')
  const [left, , right, front] = top
  const edge = [lid.left[3], lid.left[2], lid.right[2]].map(([x, y]): Point => [x, y + 7])
  return (
    line(edge, '#000', 10, 0.28) +
    sides(lid)
      .map(({ side, face }) => lidSide(face, side, of))
      .join('') +
    line([front, lid.left[2]], paint.trim[1], 3) +
    wall(top, `url(#${k}bt)`) +
    fill(panel, `url(#${k}p)`, 'opacity=".5"') +
    straps +
    line([...top, left], `url(#${k}mt)`, 7) +
    line([left, front, right], '#fff', 2, 0.7) +
    crest(of, [200, at(top, 0.5, 0.5)[1]]) +
    lock(of, [200, lid.right[3][1] + 2]) +
    `<path d="${path([at(top, 0.06, 0.2), at(top, 0.3, 0.06)], false)}" stroke="${paint.body[0]}" stroke-width="5" stroke-linecap="round" opacity=".9"/>`
  )
}

/**
 * The light from the seams: strokes from wide and faint to narrow and bright, which look like a glow without a blur.
 */
function lightLayer({ rank, k, paint: { glow } }: Drawn): string {
  const { left, right } = lidOf(rank)
  const seam = [at(left, 0.05, 1), left[2], at(right, 0.95, 1)]
  const strokes = [
    [44, glow[1], 0.1],
    [30, glow[1], 0.16],
    [18, glow[1], 0.3],
    [10, glow[1], 0.7],
    [5, glow[0], 1],
  ] as const
  const [x, y] = left[2]
  return (
    strokes.map(([width, color, opacity]) => line(seam, color, width, opacity)).join('') +
    `<circle cx="${x}" cy="${y}" r="74" fill="url(#${k}h)" opacity=".8"/>`
  )
}

const layers: Readonly<Record<BoxLayer, (of: Drawn) => string>> = {
  inside: insideLayer,
  front: frontLayer,
  lid: lidLayer,
  light: lightLayer,
}

/** Layers of a box without the SVG around them, 400 by 400. */
export function boxBody(scene: BoxScene, rank: BoxRank, shown: readonly BoxLayer[], k: string): string {
  const of: Drawn = { scene, rank, paint: boxPaints[scene][rank], k }
  return definitions(of) + shown.map((layer) => layers[layer](of)).join('')
}

const isOf = <T extends string>(list: readonly T[], text: string | undefined): text is T => list.includes(text as T)

/** One layer of a box, 400 by 400: `space-lite` ... `sea-max`; null for anything else. */
export function boxSvg(box: string, layer: string): string | null {
  const [scene, rank, ...more] = box.split('-')
  if (!isOf(boxScenes, scene) || !isOf(boxRanks, rank) || more.length > 0 || !isOf(boxLayers, layer)) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${boxBody(scene, rank, [layer], 'b')}</svg>`
}
