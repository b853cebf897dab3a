import { HEART, SPADE } from '../illustrations/suits.ts'
import { Brush, GOLD } from './brush.ts'
import { bodyOf } from './dealerBody.ts'
import { type Outfit, outfitFor } from './dealerOutfit.ts'
import { before, browsOf, faceOf, grin, irisOf, jewels, nailOf, neckOf } from './face.ts'
import { hairdoOf } from './hair.ts'
import { blob, circle, limb } from './line.ts'
import { type Person, personOf } from './person.ts'
import { playingCard } from './playingCard.ts'

/** In the raised hand of a dealer on a tile. */
type Held = (b: Brush) => string

const card = (b: Brush, [value, suit, color]: readonly [string, string, string], place: string): string =>
  `<g transform="${place}">${playingCard(b, value, suit, color)}</g>`
const ACE = ['A', HEART, '#D8173A'] as const
const KING = ['K', SPADE, '#181425'] as const

const HELD = {
  ace: (b) => card(b, ACE, 'translate(262 176) rotate(16) scale(.66)'),
  pair: (b) =>
    card(b, KING, 'translate(284 182) rotate(30) scale(.62)') + card(b, ACE, 'translate(250 172) rotate(2) scale(.62)'),
  ball: (b) =>
    b.soft(266, 196, 54, '#FFFFFF', 0.4) +
    b.flat(circle(266, 200, 19), b.ball(['#FFFFFF', '#F4F6FF', '#A4AECC', '#5C6690'])),
  chip: (b) =>
    `<g transform="translate(266 190) rotate(12)">${
      b.form(circle(0, 0, 38), ['#5A7CF0', '#1E3CA8', '#0A1658'], { depth: 12, rim: 3 }) +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => `<g transform="rotate(${turn})">${b.flat('M-7-37.500H7L5-26H-5Z', '#F4F6FF')}</g>`)
        .join('') +
      b.stroke(circle(0, 0, 24), '#FFD86A', 3) +
      b.flat('M0-14L4-4 15-4 6 3 9 13 0 7-9 13-6 3-15-4-4-4Z', b.fill(GOLD))
    }</g>`,
} as const satisfies Readonly<Record<string, Held>>
export type Gesture = keyof typeof HELD

/** A dealer with a raised hand, as on the tile of their table. */
export function dealerFigure(k: string, theme: string, seed: string, gesture: Gesture): string {
  const b = new Brush(k, { shade: '#2A0A2E', rim: '#FFB86A', key: '#FFF3E0' })
  const person = personOf(seed)
  const outfit = outfitFor(theme, person)
  const hairdo = hairdoOf(person, outfit.crown)
  const head =
    faceOf(b, person, hairdo.showsEars === true) +
    irisOf(b, person) +
    before(b, person) +
    browsOf(b, person) +
    grin(b, person) +
    hairdo.front(b, person.hair) +
    jewels(b, person) +
    outfit.hat(b, outfit)
  const figure =
    hairdo.back(b, person.hair) +
    neckOf(b, person) +
    bodyOf(b, person, outfit) +
    head +
    handOf(b, person, outfit, HELD[gesture])
  return b.done(outfit.crown === 0 ? figure : `<g transform="${underHat(outfit.crown)}">${figure}</g>`)
}

/** The fingers are behind the thing they hold, the thumb holds it from the front. */
function handOf(b: Brush, person: Person, { shirt, cuff }: Outfit, held: Held): string {
  const { skin } = person
  const finger = (joints: string) => b.form(limb(joints), skin, { depth: 8, rim: 2.4, lit: 4 })
  return (
    b.form(limb('318 430 34, 306 318 27, 292 286 22'), shirt, { depth: 18, rim: 4 }) +
    `<g transform="translate(288 296) scale(.86) translate(-288 -296)">${
      finger('296 276 10, 316 252 10, 322 226 9, 318 214 7') +
      finger('290 268 11, 312 232 10, 318 200 9, 314 186 7') +
      finger('284 260 12, 302 218 11, 306 182 10, 300 166 8') +
      held(b) +
      b.form(blob('258 254, 276 242, 298 250, 308 272, 300 298, 276 302, 262 286'), skin, {
        depth: 12,
        rim: 2.4,
        inside: b.soft(296, 292, 26, skin[2], 0.8),
      }) +
      b.form(limb('272 280 15, 256 258 13, 248 236 11, 250 216 9'), skin, { depth: 8, rim: 2.4, lit: 5 }) +
      b.flat(circle(249.5, 217, 5, 7), b.fill(nailOf(person), 80)) +
      b.stroke('M248 238Q254 242 260 238M272 264Q282 262 288 268', skin[2], 2.4, 0.8)
    }</g>` +
    b.form(blob('264 294, 282 284, 308 292, 316 308, 292 318, 268 308'), cuff, { depth: 8, rim: 3 }) +
    b.flat(circle(290, 304, 4.6), b.ball(['#FFFBE0', '#FFC83A', '#7A3E06']))
  )
}

/** Scales the figure down from its lower end, so that a tile shows the whole hat. */
const underHat = (crown: number): string => {
  const foot = 430
  return `translate(160 ${foot}) scale(${(foot / (foot + crown)).toFixed(3)}) translate(-160 -${foot})`
}
