import { HEART } from '../illustrations/suits.ts'
import { Brush, GOLD } from './brush.ts'
import { casino, type Outfit } from './dealerOutfit.ts'
import { backHair, earring, eye, faceOf, fringeOf, grin, HOSTS, type HostAppearance, neckOf } from './face.ts'
import { blob, circle, limb } from './line.ts'
import { playingCard } from './playingCard.ts'

/** The host of a live table: waistcoat, bow tie, a card between two fingers. On a tile they wear the theme's outfit. */
export function host(
  k: string,
  { hair, skin, vest, iris }: HostAppearance = HOSTS.dusk,
  outfit: Outfit = casino(vest),
): string {
  const b = new Brush(k, { shade: '#2A0A2E', rim: '#FFB86A', key: '#FFF3E0' })
  const { shirt } = outfit
  const back = backHair(b, hair)
  const neck = neckOf(b, skin)
  const body =
    b.form('M22 430C26 280 66 248 124 234L160 274L198 234C256 248 296 280 300 430Z', shirt, { depth: 30, rim: 5 }) +
    b.form('M70 430C72 300 88 262 114 244L160 330L206 244C232 262 248 300 250 430Z', outfit.vest, {
      depth: 26,
      rim: 4,
      inside: b.stroke('M114 244L160 330L206 244', outfit.trim, 5) + b.flat(circle(160, 346, 6), b.fill(GOLD)),
    })
  const tie = outfit.neck(b, outfit)
  const face = faceOf(b, skin)
  const eyes = eye(b, 133, -1, iris) + eye(b, 187, 1, iris)
  const lips = grin(b, skin)
  const fringe = fringeOf(b, hair)
  const card = `<g transform="translate(262 176) rotate(16) scale(.66)">${playingCard(b, 'A', HEART, '#D8173A')}</g>`
  const finger = (joints: string) => b.form(limb(joints), skin, { depth: 8, rim: 3, lit: 4 })
  // The fingers are behind the card, the thumb holds it from the front.
  const behind =
    b.form(limb('312 430 32, 304 316 27, 292 284 23'), shirt, { depth: 18, rim: 4 }) +
    finger('296 276 10, 316 252 10, 322 226 9, 318 214 7') +
    finger('290 268 11, 312 232 10, 318 200 9, 314 186 7') +
    finger('284 260 12, 302 218 11, 306 182 10, 300 166 8')
  const front =
    b.form(blob('258 254, 276 242, 298 250, 308 272, 300 298, 276 302, 262 286'), skin, {
      depth: 16,
      rim: 3,
      inside: b.soft(296, 292, 26, skin[2], 0.8),
    }) +
    b.form(limb('272 280 15, 256 258 13, 248 236 11, 250 216 9'), skin, { depth: 10, rim: 3, lit: 5 }) +
    b.flat(circle(249.5, 217, 5, 7), b.fill(['#FFFFFF', '#FFB8B0', '#E07A7A'], 80)) +
    b.stroke('M248 238Q254 242 260 238M272 264Q282 262 288 268', skin[2], 2.4, 0.8) +
    b.form(blob('262 292, 282 282, 310 290, 318 308, 292 318, 266 308'), outfit.cuff, { depth: 8, rim: 3 }) +
    b.flat(circle(290, 303, 5), b.ball(['#FFFBE0', '#FFC83A', '#7A3E06']))
  const jewels = earring(b, 100) + earring(b, 220)
  const head = face + eyes + lips + fringe + jewels + outfit.hat(b, outfit)
  const figure = back + neck + body + tie + head + behind + card + front
  return b.done(outfit.crown === 0 ? figure : `<g transform="${underHat(outfit.crown)}">${figure}</g>`)
}

/** Scales the figure down from its lower end, so that a tile shows the whole hat. */
const underHat = (crown: number): string => {
  const foot = 430
  return `translate(160 ${foot}) scale(${(foot / (foot + crown)).toFixed(3)}) translate(-160 -${foot})`
}
