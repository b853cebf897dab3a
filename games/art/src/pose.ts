import { seedFrom } from './seed.ts'

/** An emblem's pose: mirrored, leaning, and its material. */
export interface Pose {
  readonly flip: boolean
  readonly turn: number
  readonly cast: Cast
}
export type Cast = 'plain' | keyof typeof METALS

/**
 * Red, green and blue from the darkest to the lightest tone: the same emblem in another material looks like another
 * object. Shade and highlight have other hues, so that no emblem is of one colour.
 */
const METALS = {
  gold: ['.3 .72 1 1', '.04 .34 .76 .98', '.1 .04 .2 .78'],
  jade: ['.02 .04 .5 1', '.1 .5 .86 .98', '.26 .42 .42 .7'],
  frost: ['.12 .16 .56 1', '.06 .5 .88 1', '.46 .86 .96 .94'],
  night: ['.06 .34 .96 1', '.02 .1 .42 .9', '.3 .72 .86 .82'],
  ember: ['.24 .78 1 1', '.01 .12 .52 .95', '.16 .1 .1 .6'],
} as const

const CASTS: readonly Cast[] = ['plain', 'plain', 'plain', 'plain', 'plain', 'gold', 'jade', 'frost', 'night', 'ember']

/** The pose of a game whose hero is an emblem of the set: one of twelve, with its own angle. */
export function poseOf(seed: string): Pose {
  const r = seedFrom(`${seed}/pose`)
  return { flip: r.chance(0.5), turn: Math.round(r.between(-9, 9)), cast: r.pick(CASTS) }
}

/** The filter `cast` that recolours its element as this material; empty for the plain one. */
export function castFilter(cast: Cast): string {
  if (cast === 'plain') return ''
  const [red, green, blue] = METALS[cast]
  const tone = '.36 .52 .12 0 0 '
  return `<filter id="cast" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix values="${tone}${tone}${tone}0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer></filter>`
}
