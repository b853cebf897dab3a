import { BODIES } from '../materials.ts'
import { gust } from '../synth/noise.ts'
import { together } from '../synth/samples.ts'
import { createStage, type Kit, type Recipes } from './kit.ts'

const other = { own: false } as const

/** Felt, cards, chips, ivory on steel: the materials of tables are the same in all themes. */
export const TABLES = {
  // The card slides out of the shoe over the cloth and stops.
  card: ({ hit, seed, chance }) => {
    const from = chance.between(2600, 3400)
    const slide = gust(
      { seconds: 0.16, attack: 0.06, decay: 0.14, band: 'band', hz: (share) => from - 1500 * share, q: 0.8 },
      seed(),
    )
    return [together([slide, 0, 0.7], [hit(BODIES.felt, { ...other, size: 1.4, force: 0.6 }), 0.085, 0.6])]
  },
  turn: ({ hit, seed }) => {
    const bend = gust({ seconds: 0.07, attack: 0.03, decay: 0.05, band: 'band', hz: 1900, q: 0.9 }, seed())
    const snap = gust({ seconds: 0.05, attack: 0.001, decay: 0.035, band: 'high', hz: 2600 }, seed())
    return [together([bend, 0, 0.5], [snap, 0.05, 0.8], [hit(BODIES.felt, { ...other, force: 0.7 }), 0.056, 0.6])]
  },
  // One chip on another, settling: three clacks in 50 ms.
  chip: ({ hit, chance }) => {
    const size = chance.between(0.94, 1.1)
    return [
      together(
        [hit(BODIES.clay, { ...other, size, force: 0.8 })],
        [hit(BODIES.clay, { ...other, size: size * 1.13, force: 0.6 }), chance.between(0.018, 0.026), 0.8],
        [hit(BODIES.clay, { ...other, size: size * 1.05, force: 0.35 }), chance.between(0.042, 0.054), 0.6],
        [hit(BODIES.felt, { ...other, force: 0.5 }), 0.002, 0.4],
      ),
    ]
  },
  throw: ({ hit, seed }) => {
    const away = gust(
      { seconds: 0.6, attack: 0.12, decay: 0.7, band: 'band', hz: (share) => 1500 + 700 * share, q: 2.2 },
      seed(),
    )
    return [together([hit(BODIES.wood, { ...other, size: 1.5, force: 0.7, held: 0.6 })], [away, 0.01, 0.5])]
  },
  // The ball on the metal frets of the pockets.
  strike: (kit) => [ivory(kit, 1)],
  pocket: (kit) => {
    let gap = kit.chance.between(0.085, 0.1)
    let at = 0
    const clicks = Array.from({ length: 7 }, (_, click) => {
      const part = [ivory(kit, 0.9 - click * 0.09), at, 0.86 ** click] as const
      at += gap
      gap *= 0.7
      return part
    })
    return [together(...clicks, [kit.hit(BODIES.wood, { ...other, size: 0.8, force: 0.5 }), at, 0.5])]
  },
  // A comet falls on the numbers: a streak, and glass.
  comet: (kit) => {
    const stage = createStage(1.6)
    const streak = gust(
      { seconds: 0.6, attack: 0.4, decay: 0.3, band: 'band', hz: (share) => 5200 - 4000 * share, q: 1.6 },
      kit.seed(),
    )
    stage.put(streak, 0, 0.5, -0.4)
    for (const [at, size] of [1.2, 1.5, 1, 1.9].entries())
      stage.put(kit.hit(BODIES.crystal, { ...other, size, force: 0.8 }), 0.42 + at * 0.07, 0.4, at * 0.3 - 0.4)
    stage.put(kit.tone(7, 0.8), 0.44, 0.7, 0.2)
    return stage.channels()
  },
  // The flapper of the money wheel, on a peg.
  peg: ({ hit, chance }) => [
    together(
      [hit(BODIES.leather, { ...other, size: chance.between(3.4, 3.8), force: 0.7 }), 0, 0.5],
      [hit(BODIES.wood, { ...other, size: chance.between(2.5, 2.8), force: 0.6, held: 0.5 }), 0.001, 0.8],
    ),
  ],
  // The dealer's bell; the closing of bets; the clock.
  opening: ({ hit }) => [
    together(
      [hit(BODIES.steel, { ...other, size: 1.87, force: 0.7, held: 3 })],
      [hit(BODIES.steel, { ...other, size: 2.5, force: 0.6, held: 3 }), 0.13],
    ),
  ],
  closing: ({ hit }) => [
    together(
      [hit(BODIES.oak, { ...other, size: 2.2, force: 0.7 })],
      [hit(BODIES.oak, { ...other, size: 1.8, force: 0.8 }), 0.14],
    ),
  ],
  tick: ({ hit }) => [
    together(
      [hit(BODIES.wood, { ...other, size: 2.6, force: 0.7, held: 0.7 })],
      [hit(BODIES.steel, { ...other, size: 3, force: 0.3, held: 0.2 }), 0, 0.3],
    ),
  ],
} satisfies Recipes

const ivory = ({ hit, chance }: Kit, force: number) =>
  together(
    [hit(BODIES.bone, { ...other, size: chance.between(2, 2.3), force })],
    [hit(BODIES.steel, { ...other, size: chance.between(2.1, 2.5), force: force * 0.7, held: 0.3 }), 0.0006, 0.5],
    [hit(BODIES.wood, { ...other, size: 0.9, force: force * 0.6, held: 0.7 }), 0.001, 0.4],
  )
