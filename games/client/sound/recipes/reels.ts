import { BODIES } from '../materials.ts'
import { gust } from '../synth/noise.ts'
import { together } from '../synth/samples.ts'
import { createStage, type Kit, type Recipes } from './kit.ts'

export const REELS = {
  // The lever: a ratchet engages, and the reels start.
  spin: (kit) => {
    const { palette, hit, seed } = kit
    const rush = gust(
      { seconds: 0.42, attack: 0.2, decay: 0.36, band: 'band', hz: (share) => 260 + 1500 * share, q: 0.9 },
      seed(),
    )
    const teeth = [0, 0.034, 0.066].map(
      (at, tooth) => [hit(palette.latch, { size: 1 + tooth * 0.06, force: 0.5, held: 0.3 }), at, 0.5] as const,
    )
    return [together(...teeth, [hit(palette.body, { size: 0.9, force: 0.7, held: 0.4 }), 0.1, 0.8], [rush, 0.08, 0.35])]
  },
  stop: (kit) => [reelStop(kit)],
  // Each further one plays the next note of the scale, followed by its octave.
  scatter: (kit, count) => {
    const step = 5 + count * 2
    const stage = createStage(1.5)
    stage.put(reelStop(kit), 0, 0.4)
    stage.put(kit.tone(step, 0.8), 0.01, 1, -0.15)
    stage.put(kit.tone(step + 4, 0.7), 0.08, 0.75, 0.25)
    const dust = gust(
      { seconds: 0.7, attack: 0.05, decay: 0.7, band: 'band', hz: (share) => 5200 + 3600 * share, q: 2.4 },
      kit.seed(),
    )
    stage.put(dust, 0.02, 0.1 + count * 0.02, 0.4)
    return stage.channels()
  },
  // The wins of a chain rise in pitch.
  chime: (kit, win) => [
    together(...[0, 2, 4].map((step, at) => [kit.tone(step + win, 0.7 + at * 0.06, 0.8), at * 0.062] as const)),
  ],
  shatter: ({ palette, hit, drum, chance, seed }) => {
    const stage = createStage(0.7)
    for (let piece = 0; piece < 9; piece++) {
      const chip = hit(palette.body, { size: chance.between(1.5, 3.2), force: chance.between(0.3, 0.7), held: 0.4 })
      stage.put(chip, 0.012 + chance() ** 2 * 0.28, chance.between(0.3, 0.8), chance.between(-0.7, 0.7))
    }
    stage.put(
      gust(
        { seconds: 0.24, attack: 0.002, decay: 0.2, band: 'band', hz: (share) => 2600 - 1700 * share, q: 0.6 },
        seed(),
      ),
      0,
      0.5,
    )
    stage.put(drum(120, 0.16), 0, 0.25)
    return stage.channels()
  },
  fall: ({ palette, hit, drum, chance }) => {
    const stage = createStage(0.6)
    for (let piece = 0; piece < 4; piece++)
      stage.put(
        hit(palette.body, { size: chance.between(0.85, 1.2), force: 0.6, held: 0.3 }),
        piece * 0.028 + chance() * 0.016,
        0.6,
        piece * 0.3 - 0.45,
      )
    stage.put(drum(96, 0.14), 0.03, 0.2)
    return stage.channels()
  },
  // A heavy coin drops into its cell and spins on its edge.
  coinLands: ({ coin, hit, drum, palette, chance }) => {
    const size = chance.between(0.6, 0.68)
    const turns = [0, 0.07, 0.115, 0.145, 0.165].map(
      (at, turn) => [coin(size * (1 + turn * 0.012), 0.8 - turn * 0.14), at, 0.8] as const,
    )
    return [together(...turns, [drum(130, 0.16), 0, 0.7], [hit(palette.latch, { held: 0.3, force: 0.5 }), 0.004, 0.4])]
  },
  coinCounts: ({ coin, tone }, at) => [together([coin(1 + at * 0.02, 0.6), 0, 0.35], [tone(at, 0.75, 0.7), 0.004])],
} satisfies Recipes

/** Weight, the material, and the latch that stops it a moment later. */
function reelStop({ palette, hit, drum }: Kit) {
  const weight = drum(92 * Math.sqrt(palette.size), 0.15)
  return together(
    [weight, 0, 0.2],
    [hit(palette.body, { force: 0.85, held: 0.45 }), 0.001],
    [hit(palette.latch, { size: 1.1, force: 0.6, held: 0.35 }), 0.026, 0.5],
    [hit(BODIES.felt, { own: false, force: 0.5 }), 0.002, 0.25],
  )
}
