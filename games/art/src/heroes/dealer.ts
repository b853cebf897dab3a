import { Brush } from './brush.ts'
import { bodyOf } from './dealerBody.ts'
import { type Outfit, outfitFor } from './dealerOutfit.ts'
import { DEALER_SHEET } from './dealerSheet.ts'
import { before, browsOf, faceOf, grin, irisOf, jewels, lidsOf, neckOf, smile, speech } from './face.ts'
import { hairdoOf } from './hair.ts'
import { blob, limb } from './line.ts'
import type { Person, Tones } from './person.ts'

type Draw = (b: Brush, person: Person, outfit: Outfit) => string
const hairOf = (person: Person, { crown }: Outfit) => hairdoOf(person, crown)

/** From back to front. `arm` lies on the table; a raised arm consists of `sleeve` and `forearm`. */
const PARTS = {
  back: (b, person, outfit) => hairOf(person, outfit).back(b, person.hair),
  body: (b, person, outfit) => neckOf(b, person) + bodyOf(b, person, outfit),
  face: (b, person, outfit) => faceOf(b, person, hairOf(person, outfit).showsEars === true),
  eyes: irisOf,
  lids: lidsOf,
  brows: browsOf,
  smile,
  grin,
  speech,
  hair: (b, person, outfit) =>
    before(b, person) + hairOf(person, outfit).front(b, person.hair) + jewels(b, person) + outfit.hat(b, outfit),
  arm: (b, { skin }, outfit) => armOf(b, skin, outfit),
  sleeve: (b, _, { shirt }) => b.form(limb('262 276 30, 298 292 32, 326 300 30'), shirt, { depth: 20, rim: 4 }),
  forearm: (b, { skin }, outfit) => forearmOf(b, skin, outfit),
} as const satisfies Readonly<Record<string, Draw>>

/** A part of a dealer that can be animated separately. */
export type DealerPart = keyof typeof PARTS
export const DEALER_PARTS = Object.keys(PARTS) as DealerPart[] // the keys of the object above

/** One part of a dealer as an SVG, for a person in the outfit of a theme. */
export function dealerSvg(theme: string, person: Person, part: DealerPart): string {
  const draw: Draw = PARTS[part]
  const b = new Brush('d', { shade: '#2A0A2E', rim: '#FFB86A', key: '#FFF3E0' })
  const { x, y, width, height } = DEALER_SHEET
  const box = [x, y, width, height].map((units) => units / 10).join(' ')
  const drawn = b.done(draw(b, person, outfitFor(theme, person)))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${drawn}</svg>`
}

const fingerOf =
  (b: Brush, skin: Tones) =>
  (joints: string): string =>
    b.form(limb(joints), skin, { depth: 7, rim: 2.4, lit: 4 })

/** The arm on the right: over the table's edge, its hand flat on the cloth, the fingers towards the cards. */
function armOf(b: Brush, skin: Tones, { shirt, cuff }: Outfit): string {
  const finger = fingerOf(b, skin)
  return (
    b.form(limb('262 274 30, 326 292 33, 362 306 25, 376 312 22'), shirt, { depth: 20, rim: 4 }) +
    finger('352 330 9, 330 344 9, 312 350 7') +
    b.form(blob('352 304, 376 298, 398 310, 402 332, 384 346, 358 342, 344 324'), skin, { depth: 14, rim: 3 }) +
    finger('360 334 10, 344 350 9, 336 356 7') +
    finger('374 338 10, 362 356 9, 356 362 7') +
    finger('390 334 10, 386 354 9, 380 362 7') +
    b.form(blob('338 290, 360 280, 386 290, 396 306, 378 316, 352 318, 340 308'), cuff, { depth: 8, rim: 3 })
  )
}

/**
 * Upright from the elbow, open palm to the front and thumb towards the head: rotated at the elbow it bids, halts or
 * shows.
 */
function forearmOf(b: Brush, skin: Tones, { shirt, cuff }: Outfit): string {
  const finger = fingerOf(b, skin)
  const palm = blob('316 242, 312 222, 304 206, 306 190, 328 184, 350 190, 353 208, 346 226, 341 242')
  return (
    finger('312 198 8.6, 308 168 8, 306 150 6.6') +
    finger('325 194 8.8, 324 162 8.2, 324 141 6.8') +
    finger('338 196 8.6, 341 166 7.8, 343 147 6.4') +
    finger('349 204 7.6, 356 180 7, 360 166 5.8') +
    b.form(palm, skin, {
      depth: 12,
      rim: 3,
      inside:
        b.soft(330, 214, 20, '#FF8A7A', 0.3) +
        b.stroke('M309 207C320 200 338 199 350 205M313 219C324 210 336 209 345 214', skin[2], 2, 0.7),
    }) +
    finger('311 224 10, 295 208 9, 286 192 7.2') +
    b.form(limb('326 304 27, 327 282 25, 328 264 21'), shirt, { depth: 18, rim: 4 }) +
    b.form(blob('306 242, 328 236, 350 242, 352 254, 328 262, 304 254'), cuff, { depth: 8, rim: 3 })
  )
}
