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
 * object.
 */
const METALS = {
  gold: ['.2 .66 .98 1', '.05 .34 .76 .98', '0 .04 .22 .78'],
  jade: ['0 .04 .3 .9', '.14 .48 .82 1', '.12 .36 .58 .9'],
  frost: ['.04 .24 .62 1', '.12 .52 .86 1', '.36 .82 .98 1'],
  night: ['.08 .3 .72 1', '.02 .1 .36 .92', '.26 .62 .96 1'],
  ember: ['.16 .72 1 1', '.01 .12 .5 .95', '.04 .08 .14 .7'],
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
