import { type Brush, GOLD, type Ramp } from './brush.ts'
import { blob, circle, leaf } from './line.ts'
import type { Person } from './person.ts'

type Draw = (b: Brush, outfit: Outfit) => string

/** A dealer's clothes. */
export interface Outfit {
  readonly vest: Ramp
  readonly shirt: Ramp
  readonly cuff: Ramp
  /** hem of the waistcoat */
  readonly trim: string
  /** the cloth of the scarf, flower or headdress */
  readonly cloth: Ramp
  readonly neck: Draw
  readonly hat: Draw
  /** how far the hat rises above the square of a subject, in its units */
  readonly crown: number
}

const WHITE: Ramp = ['#FFFFFF', '#EDE8FF', '#A8A0D0']
const NIGHT: Ramp = ['#4A3A6A', '#241A40', '#0E0820']
export const LINEN: Ramp = ['#FFFFFF', '#F2EEFF', '#A8A0D0']

const bow: Draw = (b, { cloth }) =>
  b.form(
    'M160 256C138 240 120 240 116 244C112 256 114 270 120 278C134 276 148 272 160 262C172 272 186 276 200 278C206 270 208 256 204 244C200 240 182 240 160 256Z',
    cloth,
    { depth: 10, rim: 3 },
  ) + b.form(circle(160, 260, 10), cloth, { depth: 5, rim: 2 })

/** A long tie with its knot. */
const tie: Draw = (b, { cloth }) =>
  b.form('M150 268L170 268L184 372L160 398L136 372Z', cloth, {
    depth: 10,
    rim: 3,
    inside: b.stroke('M138 330L176 296M136 362L182 322', cloth[0] ?? '#fff', 3, 0.35),
  }) + b.form('M146 250C154 246 166 246 174 250L170 272C164 276 156 276 150 272Z', cloth, { depth: 6, rim: 2 })

/** A cravat, folded into the collar, with a pin. */
const cravat: Draw = (b, { cloth }) =>
  b.form(
    'M128 244C140 254 152 258 160 258C168 258 180 254 192 244C198 268 186 300 160 318C134 300 122 268 128 244Z',
    cloth,
    {
      depth: 12,
      rim: 3,
      inside: b.stroke(
        'M134 252C144 272 152 288 158 306M186 252C176 272 168 288 162 306M148 258C152 270 156 280 160 288',
        cloth[2] ?? '#000',
        3,
        0.5,
      ),
    },
  ) + b.flat(circle(160, 282, 5), b.fill(GOLD))

/** A kerchief, its knot in front. */
const kerchief: Draw = (b, { cloth }) =>
  b.form(blob('106 238, 132 246, 160 250, 188 246, 214 238, 206 262, 182 288, 160 306, 138 288, 114 262'), cloth, {
    depth: 16,
    rim: 4,
    inside: [
      [130, 258],
      [148, 278],
      [172, 278],
      [190, 258],
      [160, 262],
      [160, 292],
    ]
      .map(([x = 0, y = 0]) => b.flat(circle(x, y, 3.4), '#FFF6DC', 0.85))
      .join(''),
  }) + b.form(circle(160, 250, 9, 7), cloth, { depth: 5, rim: 2 })

/** A stand-up collar with three knots of cord. */
const standing: Draw = (b, { vest, trim }) =>
  b.form(
    'M112 228C124 246 142 256 160 258C178 256 196 246 208 228L216 250C200 272 180 280 160 282C140 280 120 272 104 250Z',
    vest,
    {
      depth: 10,
      rim: 3,
      inside: b.stroke('M112 230C124 248 142 258 160 260C178 258 196 248 208 230', trim, 4),
    },
  ) +
  [292, 318]
    .map((y) => b.stroke(`M138 ${y}Q160 ${y - 8} 182 ${y}`, trim, 5) + b.flat(circle(160, y - 4, 5), b.fill(GOLD)))
    .join('')

/** A collar of beads or gold plates with a stone. */
const jewels: Draw = (b, { cloth }) =>
  b.form(
    'M104 240C120 266 140 278 160 280C180 278 200 266 216 240L226 254C210 292 184 306 160 308C136 306 110 292 94 254Z',
    GOLD,
    {
      depth: 12,
      rim: 4,
      inside: b.stroke('M100 248C118 280 138 290 160 292C182 290 202 280 220 248', cloth[1] ?? '#1E7AE8', 6),
    },
  ) + b.form(circle(160, 300, 11, 13), cloth, { depth: 6, rim: 2 })

/** Warm fur over the shoulders. */
const fur: Draw = (b, { cloth }) => {
  const locks = [-64, -44, -24, 0, 24, 44, 64].map((dx) => {
    const sag = 30 - (dx * dx) / 150
    const lock = leaf([160 + dx * 0.8, 222 + sag * 0.6], [160 + dx * 1.1, 296 + sag], 24)
    return b.form(lock, cloth, { depth: 9, rim: 2 })
  })
  return locks.join('') + b.flat(circle(160, 272, 10), b.fill(GOLD))
}

const none: Draw = () => ''

/** A flower over the ear. */
const flower: Draw = (b, { cloth }) =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      return b.form(leaf([226 + x * 5, 66 + y * 5], [226 + x * 30, 66 + y * 30], 13), cloth, {
        depth: 6,
        rim: 2,
        lit: 3,
      })
    })
    .join('') + b.flat(circle(226, 66, 8), b.ball(['#FFFBE0', '#FFC83A', '#B8680E']))

/** A circlet with a stone on the brow. */
const circlet: Draw = (b, { cloth }) =>
  b.stroke('M96 86C112 52 138 38 160 44C182 38 208 52 224 86', '#7A3E06', 9) +
  b.stroke('M96 86C112 52 138 38 160 44C182 38 208 52 224 86', '#FFD24A', 6) +
  b.form(circle(160, 46, 9, 12), cloth, { depth: 5, rim: 2 })

const laurel: Draw = (b) =>
  [-1, 1]
    .flatMap((side) =>
      [0, 1, 2, 3].map((at) => {
        const turn = ((28 + at * 22) * Math.PI) / 180
        const [x, y] = [160 + side * Math.sin(turn) * 76, 94 - Math.cos(turn) * 74]
        return b.form(leaf([x, y + 12], [x - side * 10, y - 22], 9), ['#FFF6B0', '#F2B83A', '#A8680E'], {
          depth: 5,
          rim: 2,
          lit: 3,
        })
      }),
    )
    .join('')

const GREEN: Ramp = ['#2FBF7A', '#0E6A44', '#04301E']
const RED: Ramp = ['#F04A5A', '#A01230', '#40041A']
const BLUE: Ramp = ['#5A8AF0', '#1E3A9A', '#0A1450']
const PURPLE: Ramp = ['#A06AF0', '#4A1A9A', '#1C0650']
const TEAL: Ramp = ['#3AC8C8', '#0E6A7A', '#042A3A']
const AMBER: Ramp = ['#F2B84A', '#9A5A12', '#4A2406']
const ROSE: Ramp = ['#FF8AC0', '#D0287A', '#6A0A4A']
const STEEL: Ramp = ['#C8D4F0', '#5A6A9A', '#1E2648']
const COAL: Ramp = ['#4A4A66', '#1E1E34', '#0A0A18']
const SAND: Ramp = ['#FFF0D0', '#E8C890', '#9A6A3A']
const LEATHER: Ramp = ['#C8884A', '#7A421A', '#321606']
const SNOW: Ramp = ['#FFFFFF', '#D8E6FA', '#8AA0CC']

/** A hat of leather, low on the brow. */
const stetson: Draw = (b) =>
  `<g transform="translate(-24 8) scale(1.15)">${
    b.form('M92 22C96-24 112-52 136-50C148-48 152-42 160-42C168-42 172-48 184-50C208-52 224-24 228 22Z', LEATHER, {
      depth: 18,
      rim: 4,
    }) +
    b.form('M94 4C130 16 190 16 226 4L228 22C190 34 130 34 92 22Z', NIGHT, { depth: 6, rim: 2 }) +
    b.form('M38 8C60 30 100 34 160 34C220 34 260 30 282 8C282 40 236 54 160 54C84 54 38 40 38 8Z', LEATHER, {
      depth: 14,
      rim: 4,
    })
  }</g>`

const outfit = (vest: Ramp, rest: Partial<Outfit> = {}): Outfit => ({
  vest,
  shirt: WHITE,
  cuff: LINEN,
  trim: '#FFD27A',
  cloth: NIGHT,
  neck: bow,
  hat: none,
  crown: 0,
  ...rest,
})

/** The default outfit of dealers. */
export const casino = (vest: Ramp): Outfit => outfit(vest)
const frontier = (vest: Ramp, cloth: Ramp = RED) =>
  outfit(vest, { shirt: SAND, cuff: SAND, neck: kerchief, cloth, hat: stetson, crown: 52 })
const court = (vest: Ramp, cloth: Ramp) => outfit(vest, { shirt: vest, neck: standing, cloth, hat: flower })
const gilded = (vest: Ramp, cloth: Ramp) => outfit(vest, { shirt: SAND, cuff: GOLD, neck: jewels, cloth, hat: circlet })
const crew = (vest: Ramp, trim: string) => outfit(vest, { shirt: STEEL, cuff: vest, trim, neck: standing })
const northern = (vest: Ramp, cloth: Ramp) => outfit(vest, { shirt: vest, cuff: cloth, cloth, neck: fur })
const island = (vest: Ramp, cloth: Ramp) => outfit(vest, { neck: jewels, cloth, hat: flower })
const garden = (vest: Ramp, cloth: Ramp) => outfit(vest, { neck: bow, cloth, hat: flower })
const gothic = (vest: Ramp, cloth: Ramp) =>
  outfit(vest, { shirt: COAL, cuff: LINEN, trim: '#C8D0E8', neck: jewels, cloth })
const deck = (vest: Ramp, cloth: Ramp) => outfit(vest, { neck: kerchief, cloth })

/** The dresses by theme; other themes get the default one. */
const WARDROBE: Readonly<Record<string, Outfit>> = {
  western: frontier(LEATHER),
  plains: frontier(AMBER, TEAL),
  farm: frontier(BLUE),
  mine: frontier(COAL, AMBER),
  safari: frontier(GREEN, AMBER),
  dino: frontier(LEATHER, GREEN),
  koi: court(TEAL, ROSE),
  fox: court(PURPLE, ROSE),
  jade: court(RED, AMBER),
  tiger: court(AMBER, RED),
  panda: court(GREEN, ROSE),
  dragonfire: court(RED, RED),
  egypt: gilded(BLUE, TEAL),
  genie: gilded(PURPLE, TEAL),
  bazaar: gilded(ROSE, PURPLE),
  phoenix: gilded(RED, AMBER),
  gems: gilded(BLUE, ROSE),
  space: crew(PURPLE, '#9AD7FF'),
  crash: crew(BLUE, '#FF7A4A'),
  cyber: crew(COAL, '#FF4FB0'),
  robots: crew(STEEL, '#FFD08A'),
  viking: northern(TEAL, SAND),
  mammoth: northern(LEATHER, LEATHER),
  penguin: northern(BLUE, SNOW),
  frostfair: northern(RED, SNOW),
  tiki: island(GREEN, ROSE),
  pearl: island(BLUE, ROSE),
  riviera: island(ROSE, AMBER),
  muertos: garden(COAL, RED),
  honey: garden(AMBER, AMBER),
  clover: garden(GREEN, GREEN),
  jungle: garden(GREEN, AMBER),
  toad: garden(GREEN, PURPLE),
  sweets: garden(ROSE, ROSE),
  unicorn: garden(PURPLE, ROSE),
  fruitzap: garden(PURPLE, AMBER),
  vampire: gothic(RED, RED),
  witch: gothic(PURPLE, GREEN),
  halloween: gothic(PURPLE, AMBER),
  noir: gothic(COAL, BLUE),
  pirate: deck(BLUE, RED),
  kraken: deck(TEAL, BLUE),
  fishing: deck(TEAL, AMBER),
  football: deck(GREEN, BLUE),
  kitchen: deck(STEEL, RED),
  circus: outfit(RED, { cloth: AMBER }),
  stage: outfit(PURPLE, { cloth: ROSE }),
  classic: casino(RED),
  roulette: casino(RED),
  greek: outfit(BLUE, { cuff: GOLD, neck: jewels, cloth: BLUE, hat: laurel }),
}

/** Themes with their own outfit. */
export const DRESSED_THEMES: readonly string[] = Object.keys(WARDROBE)

export const outfitOf = (theme: string): Outfit => WARDROBE[theme] ?? casino(GREEN)

const NECKWEAR = { her: [bow, cravat], him: [bow, tie, cravat, tie] } as const

/** The theme's outfit as this person wears it: a jacket has sleeves in its colour, and not every dealer wears a bow tie. */
export function outfitFor(theme: string, { who, cut, name }: Person): Outfit {
  const chosen = outfitOf(theme)
  const choices = NECKWEAR[who]
  const isPlain = chosen.neck === bow || (who === 'him' && chosen.neck === jewels && chosen.hat !== circlet)
  const neck = isPlain ? (choices[Math.floor(name * 97) % choices.length] ?? bow) : chosen.neck
  const hat = who === 'him' && (chosen.hat === flower || chosen.hat === circlet) ? none : chosen.hat
  return { ...chosen, neck, hat, ...(isJacket(cut, chosen) && { shirt: chosen.vest, cuff: LINEN }) }
}

/** Neckwear between the wings of a shirt's collar. */
export const isCollared = ({ neck }: Outfit): boolean => neck === bow || neck === tie || neck === cravat

/** Only where a dealer wears a white shirt; the shirts of other themes are part of their dress. */
const isJacket = (cut: Person['cut'], { shirt }: Outfit): boolean =>
  cut === 'jacket' && (shirt === WHITE || shirt === SAND)
