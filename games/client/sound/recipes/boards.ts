import { BODIES, type Body } from '../materials.ts'
import { gust } from '../synth/noise.ts'
import { saturate, together } from '../synth/samples.ts'
import { createStage, type Kit, type Recipes } from './kit.ts'

export const BOARDS = {
  ignition: ({ seed, drum }) => {
    const spark = gust({ seconds: 0.14, attack: 0.004, decay: 0.12, band: 'high', hz: 3200 }, seed())
    const roar = gust(
      { seconds: 1.3, attack: 0.16, decay: 1.5, band: 'low', hz: (share) => 260 + 1900 * (1 - share) ** 2 },
      seed(),
    )
    return [together([spark, 0, 0.4], [saturate(roar, 2), 0.07, 0.8], [drum(58, 0.6), 0.09, 0.7])]
  },
  // A whole multiplier is passed: higher each time.
  passed: (kit, whole) => [
    together([kit.tone(whole, 0.7, 0.7)], [kit.hit(BODIES.glass, { own: false, size: 2, force: 0.4 }), 0, 0.12]),
  ],
  cashOut: (kit) => {
    const stage = createStage(1.4)
    stage.put(kit.hit(BODIES.wood, { own: false, size: 0.8, force: 0.6 }), 0, 0.5)
    for (const at of [0.02, 0.075, 0.12]) stage.put(kit.coin(0.9 + at * 2, 0.7), at, 0.4, at * 5 - 0.4)
    for (const [at, step] of [4, 7, 9].entries()) stage.put(kit.tone(step, 0.8), 0.05 + at * 0.05, 0.8, at * 0.3 - 0.3)
    return stage.channels()
  },
  burst: (kit) => explosion(kit, { seconds: 1.9, from: 5200, hz: 52, pieces: 12, of: BODIES.tin }),
  // Brass pins, lower with every row.
  pin: ({ hit, palette, chance }) => [
    together(
      [hit(BODIES.steel, { own: false, size: chance.between(3.5, 3.7), force: 0.6, held: 0.55 })],
      [hit(palette.body, { size: 1.7, force: 0.5, held: 0.3 }), 0, 0.4],
    ),
  ],
  // The slot the ball falls into; the better it pays, the higher it rings.
  bin: (kit, worth) => [
    together(
      [kit.drum(150, 0.12), 0, 0.2],
      [kit.hit(kit.palette.body, { size: 0.9, force: 0.7, held: 0.5 }), 0, 0.6],
      [kit.tone(worth * 2, 0.5 + worth * 0.1, 0.9), 0.01, 0.5 + worth * 0.12],
    ),
  ],
  missed: ({ hit }) => [
    together(
      [hit(BODIES.felt, { own: false, force: 0.9 })],
      [hit(BODIES.wood, { own: false, size: 1.1, force: 0.4, held: 0.4 }), 0, 0.5],
    ),
  ],
  // The tile turns over, and the object under it rings one note higher than the last.
  found: (kit, count) => {
    const { hit, palette, tone, seed } = kit
    const scrape = gust(
      { seconds: 0.1, attack: 0.03, decay: 0.08, band: 'band', hz: (share) => 900 + 1800 * share, q: 0.8 },
      seed(),
    )
    return [
      together(
        [scrape, 0, 0.4],
        [hit(palette.body, { size: 1.2, force: 0.6, held: 0.3 }), 0.05, 0.5],
        [tone(count, 0.8, 0.9), 0.06],
        [tone(count + 4, 0.6, 0.8), 0.12, 0.55],
      ),
    ]
  },
  blast: (kit) => explosion(kit, { seconds: 1.7, from: 2600, hz: 44, pieces: 16, of: BODIES.stone }),
} satisfies Recipes

interface Explosion {
  readonly seconds: number
  /** Hertz of the initial crack. */
  readonly from: number
  /** Hertz of the low thud. */
  readonly hz: number
  readonly pieces: number
  readonly of: Body
}

/** A crack, the blast of air, the thud, and the falling debris. */
function explosion(kit: Kit, { seconds, from, hz, pieces, of }: Explosion) {
  const stage = createStage(seconds)
  const { chance, hit, seed } = kit
  const crack = gust({ seconds: 0.2, attack: 0.001, decay: 0.14, band: 'high', hz: 1600 }, seed())
  for (const pan of [-0.7, 0.7]) {
    const air = gust(
      {
        seconds: seconds * 0.9,
        attack: 0.008,
        decay: seconds * 0.9,
        band: 'low',
        hz: (share) => 110 + from * (1 - share) ** 5,
      },
      seed(),
    )
    stage.put(saturate(air, 3), 0, 0.6, pan)
  }
  stage.put(crack, 0, 0.9)
  stage.put(kit.drum(hz, 0.9), 0.004, 0.8)
  for (let piece = 0; piece < pieces; piece++) {
    const part = hit(of, { own: false, size: chance.between(0.7, 2.2), force: chance.between(0.3, 0.7), held: 0.6 })
    stage.put(part, 0.16 + chance() ** 1.5 * (seconds - 0.5), chance.between(0.05, 0.2), chance.between(-0.9, 0.9))
  }
  return stage.channels()
}
