import { type Seed, seedFrom } from '../seed.ts'
import type { Ramp } from './brush.ts'

/** lit, middle and shaded */
export type Tones = readonly [string, string, string]

const SKINS = {
  porcelain: ['#FFF0E4', '#FBD2B8', '#D9957C'],
  fair: ['#FFE7CF', '#F4C09A', '#C98462'],
  warm: ['#FFEBD0', '#F3CBA0', '#C99066'],
  olive: ['#F8D7AE', '#DFA878', '#AD7048'],
  tan: ['#E9BB8A', '#C98B5A', '#8E5636'],
  brown: ['#CB9062', '#A06640', '#693A26'],
  deep: ['#A66E4E', '#784830', '#44251C'],
  dark: ['#83523E', '#573226', '#301814'],
} as const satisfies Readonly<Record<string, Tones>>
type Skin = keyof typeof SKINS

const HAIRS = {
  black: ['#585468', '#211E2C', '#0A0810'],
  umber: ['#70483A', '#3A211C', '#190C0B'],
  chestnut: ['#B06A42', '#63311C', '#2C120D'],
  copper: ['#E08A4C', '#9A4020', '#46160A'],
  honey: ['#EDBE74', '#AC7432', '#5C3616'],
  flaxen: ['#FFEDBC', '#DEB266', '#906228'],
  pepper: ['#B4B4C0', '#62626F', '#2A2A34'],
  silver: ['#FFFFFF', '#C2C6D4', '#767A90'],
} as const satisfies Readonly<Record<string, Tones>>
type Hair = keyof typeof HAIRS

const IRISES = {
  dark: ['#8A5A34', '#40220E', '#120804'],
  brown: ['#C08448', '#6A3A14', '#241004'],
  hazel: ['#D8B060', '#7A6A24', '#2A2008'],
  green: ['#9AE0B0', '#2E7E58', '#08301E'],
  blue: ['#A4D8FF', '#2E72B8', '#0A2450'],
  grey: ['#D0DCE8', '#6A7E94', '#222E3C'],
} as const satisfies Readonly<Record<string, Ramp>>

export type HairStyle =
  | 'waves'
  | 'bob'
  | 'bun'
  | 'tail'
  | 'afro'
  | 'curls'
  | 'braids'
  | 'pixie'
  | 'crop'
  | 'parting'
  | 'swept'
  | 'buzz'
  | 'ringlets'
  | 'bald'

export interface Person {
  readonly who: 'her' | 'him'
  /** a number from 0 up to 1 that selects the name */
  readonly name: number
  readonly skin: Tones
  readonly hair: Tones
  readonly iris: Ramp
  readonly lips: Ramp
  readonly style: HairStyle
  readonly head: 'oval' | 'round' | 'square' | 'long' | 'heart'
  readonly eyes: 'open' | 'almond' | 'narrow' | 'deep'
  readonly nose: 'small' | 'straight' | 'broad'
  readonly beard: 'none' | 'stubble' | 'short' | 'full' | 'moustache'
  readonly glasses: 'none' | 'round' | 'horn'
  readonly jewel: 'none' | 'stud' | 'drop' | 'hoop'
  readonly cut: 'waistcoat' | 'jacket'
  readonly hasFreckles: boolean
  readonly isOlder: boolean
}

/** Features that occur together, so that a generated face looks like a person one could meet. */
interface Likeness {
  readonly skins: readonly Skin[]
  readonly hairs: readonly Hair[]
  readonly irises: readonly (keyof typeof IRISES)[]
  readonly eyes: readonly Person['eyes'][]
  readonly noses: readonly Person['nose'][]
  readonly her: readonly HairStyle[]
  readonly him: readonly HairStyle[]
}

const LIKENESSES: readonly Likeness[] = [
  {
    skins: ['porcelain', 'fair', 'fair'],
    hairs: ['chestnut', 'copper', 'honey', 'flaxen', 'umber'],
    irises: ['blue', 'green', 'grey', 'hazel', 'brown'],
    eyes: ['open', 'almond', 'deep'],
    noses: ['small', 'straight'],
    her: ['waves', 'bob', 'bun', 'tail', 'pixie', 'curls'],
    him: ['crop', 'parting', 'swept', 'ringlets', 'buzz'],
  },
  {
    skins: ['warm', 'olive', 'tan'],
    hairs: ['black', 'umber', 'chestnut'],
    irises: ['brown', 'hazel', 'green', 'dark'],
    eyes: ['open', 'almond', 'deep'],
    noses: ['straight', 'small'],
    her: ['waves', 'curls', 'bun', 'tail', 'bob'],
    him: ['parting', 'swept', 'crop', 'ringlets', 'bald'],
  },
  {
    skins: ['porcelain', 'warm', 'warm'],
    hairs: ['black', 'black', 'umber'],
    irises: ['dark', 'brown'],
    eyes: ['narrow'],
    noses: ['small', 'straight'],
    her: ['bob', 'bun', 'waves', 'tail', 'pixie'],
    him: ['crop', 'parting', 'swept'],
  },
  {
    skins: ['tan', 'brown'],
    hairs: ['black', 'black', 'umber'],
    irises: ['dark', 'brown'],
    eyes: ['open', 'almond'],
    noses: ['straight', 'broad'],
    her: ['waves', 'bun', 'tail', 'curls'],
    him: ['swept', 'parting', 'crop', 'ringlets'],
  },
  {
    skins: ['brown', 'deep', 'dark'],
    hairs: ['black', 'black', 'umber'],
    irises: ['dark', 'brown'],
    eyes: ['open', 'almond'],
    noses: ['broad', 'small'],
    her: ['afro', 'braids', 'curls', 'bun', 'pixie'],
    him: ['buzz', 'crop', 'ringlets', 'bald'],
  },
]

const PAINTED: readonly Ramp[] = [
  ['#F27A7A', '#C02A44', '#8A1230'],
  ['#F08A84', '#C4525C', '#8A2A3C'],
  ['#E88AA0', '#B83C6A', '#7A1640'],
  ['#E08A72', '#AE4E40', '#742A24'],
]
/** Unpainted lips, by the skin around them. */
const bare = ([, middle, shade]: Tones): Ramp => [
  mixed(middle, '#D8605A'),
  mixed(shade, '#A83A3E'),
  mixed(shade, '#54161C'),
]

function mixed(one: string, other: string): string {
  const channel = (at: number) => {
    const sum = Number.parseInt(one.slice(at, at + 2), 16) + Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(sum / 2)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** `share` of the people have one of the `rare` features. */
const rarely = <T>(r: Seed, share: number, usual: T, rare: readonly T[]): T => (r.chance(share) ? r.pick(rare) : usual)

/**
 * The person who deals at a table. Each table has two who take turns: 0 deals most of the time and is shown on the
 * tile, 1 relieves them. They are a woman and a man, so that a change is noticed.
 */
export function personOf(seed: string, turn: 0 | 1 = 0): Person {
  const who = seedFrom(`${seed}/who`).chance(0.5) === (turn === 0) ? 'her' : 'him'
  const r = seedFrom(`${seed}/person/${turn}`)
  const like = r.pick(LIKENESSES)
  const skin = SKINS[r.pick(like.skins)]
  const isOlder = r.chance(0.16)
  const style = r.pick(like[who])
  const isHim = who === 'him'
  return {
    who,
    name: r(),
    skin,
    hair: HAIRS[isOlder ? r.pick<Hair>(['pepper', 'silver']) : r.pick(like.hairs)],
    iris: IRISES[r.pick(like.irises)],
    lips: isHim ? bare(skin) : r.pick(PAINTED),
    style,
    head: r.pick(
      isHim ? (['square', 'long', 'oval', 'square'] as const) : (['oval', 'heart', 'round', 'oval'] as const),
    ),
    eyes: r.pick(like.eyes),
    nose: r.pick(like.noses),
    beard: isHim ? rarely(r, style === 'bald' ? 0.8 : 0.5, 'none', ['stubble', 'short', 'full', 'moustache']) : 'none',
    glasses: rarely(r, isOlder ? 0.4 : 0.14, 'none', ['round', 'horn']),
    jewel: isHim ? 'none' : r.pick(['stud', 'drop', 'hoop', 'drop']),
    cut: r.pick(['waistcoat', 'jacket']),
    hasFreckles: !isHim && skin === SKINS.porcelain && r.chance(0.5),
    isOlder,
  }
}
