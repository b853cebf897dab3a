import { Brush } from './brush.ts'
import { type Dress, dressOf } from './dealerDress.ts'
import {
  backHair,
  earring,
  eyeball,
  faceOf,
  fringeOf,
  grin,
  HOSTS,
  type HostLook,
  irisOf,
  lashes,
  lid,
  neckOf,
  smile,
  type Tones,
} from './face.ts'
import { blob, limb } from './line.ts'

/** All parts are drawn on one sheet, so that they lie upon each other as they are. Units of a hero. */
export const DEALER_SHEET = { x: -130, y: -60, width: 580, height: 420 } as const

/** The parts of a dealer, from the one at the back to those at the front; each is a picture that can move by itself. */
export const DEALER_PARTS = ['back', 'body', 'face', 'eyes', 'lids', 'smile', 'grin', 'hair', 'left', 'right'] as const
export type DealerPart = (typeof DEALER_PARTS)[number]

const BOTH = [
  [133, -1],
  [187, 1],
] as const

/** A dealer by the seed of their game, in the dress of its theme: one SVG for each part. */
export function dealerSvg(theme: string, looks: keyof typeof HOSTS): Readonly<Record<DealerPart, string>> {
  const look: HostLook = HOSTS[looks]
  const dress = dressOf(theme)
  const { hair, skin, iris } = look
  const both = (draw: (x: number, side: 1 | -1) => string) => BOTH.map(([x, side]) => draw(x, side)).join('')
  return {
    back: picture('a', (b) => backHair(b, hair)),
    body: picture('b', (b) => neckOf(b, skin) + bodyOf(b, dress) + dress.neck(b, dress)),
    face: picture('c', (b) => faceOf(b, skin) + both((x, side) => eyeball(b, x, side))),
    eyes: picture('d', (b) => both((x) => irisOf(b, x, iris))),
    lids: picture('e', (b) => both((x, side) => lid(b, x, side, skin))),
    smile: picture('f', (b) => smile(b, skin)),
    grin: picture('g', (b) => grin(b, skin)),
    hair: picture(
      'h',
      (b) =>
        both((x, side) => lashes(b, x, side)) +
        fringeOf(b, hair) +
        earring(b, 100) +
        earring(b, 220) +
        dress.hat(b, dress),
    ),
    left: picture('i', (b) => `<g transform="translate(320 0) scale(-1 1)">${armOf(b, skin, dress)}</g>`),
    right: picture('j', (b) => armOf(b, skin, dress)),
  }
}

function picture(k: string, draw: (b: Brush) => string): string {
  const b = new Brush(k, { shade: '#2A0A2E', rim: '#FFB86A', key: '#FFF3E0' })
  const { x, y, width, height } = DEALER_SHEET
  const box = [x, y, width, height].map((units) => units / 10).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${b.done(draw(b))}</svg>`
}

const bodyOf = (b: Brush, { shirt, vest, trim }: Dress): string =>
  b.form('M14 430C14 290 60 250 124 234L160 274L196 234C260 250 306 290 306 430Z', shirt, { depth: 30, rim: 5 }) +
  b.form('M66 430C68 300 86 262 114 244L160 330L206 244C234 262 252 300 254 430Z', vest, {
    depth: 26,
    rim: 4,
    inside: b.stroke('M114 244L160 330L206 244', trim, 5),
  })

/** The arm on the right: over the table's edge, its hand flat on the cloth, the fingers towards the cards. */
function armOf(b: Brush, skin: Tones, { shirt, cuff }: Dress): string {
  const finger = (joints: string) => b.form(limb(joints), skin, { depth: 7, rim: 2.4, lit: 4 })
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
