import { BODIES } from '../materials.ts'
import { gust } from '../synth/noise.ts'
import { together } from '../synth/samples.ts'
import { createStage, type Kit, type Recipes } from './kit.ts'

/** Sounds all games share: buttons and wins. */
export const WINS = {
  press: ({ palette, hit }) => [
    together(
      [hit(BODIES.felt, { own: false, force: 0.7 }), 0, 0.6],
      [hit(palette.body, { size: 2.4, force: 0.5, held: 0.25 })],
    ),
  ],
  raise: (kit) => [taps(kit, 2.1, 2.7)],
  lower: (kit) => [taps(kit, 2.5, 1.95)],
  win: (kit) => {
    const stage = createStage(1.5)
    for (const [at, step] of [0, 2, 4].entries())
      stage.put(kit.tone(step + 4, 0.7 + at * 0.08), at * 0.085, 1, at * 0.3 - 0.3)
    for (const at of [0.3, 0.36])
      stage.put(kit.coin(kit.chance.between(0.9, 1.15), 0.5), at, 0.2, kit.chance.between(-0.4, 0.4))
    return stage.channels()
  },
  big: (kit) => fanfare(kit, { run: [0, 2, 4, 5, 7], gap: 0.1, chord: [4, 7, 9, 11], seconds: 2.1 }),
  superb: (kit) =>
    fanfare(kit, { run: [0, 2, 4, 7, 5, 7, 9, 11, 12, 14], gap: 0.115, chord: [4, 7, 9, 11, 14], seconds: 3.2 }),
  // The amount counts up: four runs, each a step higher, and the chord at the end.
  rise: (kit, step) => [
    together(...[0, 1, 2].map((at) => [kit.tone(step * 2 + at * 2, 0.6 + at * 0.1, 0.5), at * 0.06] as const)),
  ],
  total: (kit) => {
    const stage = createStage(1.8)
    for (const [at, step] of [0, 4, 7, 9, 14].entries())
      stage.put(kit.tone(step, 0.8, 1.6), at * 0.018, 0.7, at * 0.3 - 0.6)
    stage.put(kit.drum(90, 0.4), 0, 0.5)
    for (let at = 0; at < 5; at++)
      stage.put(kit.coin(kit.chance.between(0.8, 1.3), 0.5), 0.1 + at * 0.07, 0.22, kit.chance.between(-0.8, 0.8))
    return stage.channels()
  },
  coins: (kit) => shower(kit, 2.3, 64),
  free: (kit) => {
    const stage = createStage(2.4)
    const rush = gust(
      { seconds: 0.75, attack: 0.7, decay: 0.3, band: 'band', hz: (share) => 240 + 4200 * share ** 2, q: 1.1 },
      kit.seed(),
    )
    stage.put(rush, 0, 0.5)
    for (let at = 0; at < 7; at++) stage.put(kit.tone(at, 0.4 + at * 0.05, 0.5), 0.1 + at * 0.085, 0.5, at * 0.22 - 0.7)
    for (const step of [0, 4, 7, 9, 11]) stage.put(kit.tone(step, 0.85, 1.6), 0.75 + step * 0.004, 0.62, step / 8 - 0.7)
    stage.put(kit.drum(74, 0.7), 0.75, 0.7)
    stage.put(kit.hit(BODIES.bronze, { size: 0.4, own: false, force: 0.8 }), 0.75, 0.22)
    return stage.channels()
  },
} satisfies Recipes

function taps({ palette, hit }: Kit, first: number, second: number) {
  return together(
    [hit(palette.body, { size: first, force: 0.5, held: 0.4 })],
    [hit(palette.body, { size: second, force: 0.55, held: 0.5 }), 0.055],
  )
}

interface Fanfare {
  readonly run: readonly number[]
  readonly gap: number
  readonly chord: readonly number[]
  readonly seconds: number
}

/** A run up the scale over drums, and its final chord. */
function fanfare(kit: Kit, { run, gap, chord, seconds }: Fanfare) {
  const stage = createStage(seconds)
  const top = run.length * gap
  for (const [at, step] of run.entries()) {
    stage.put(kit.tone(step, 0.6 + (0.3 * at) / run.length, 0.7), at * gap, 0.8, at % 2 ? 0.35 : -0.35)
    if (at % 2 === 0) stage.put(kit.drum(86, 0.2), at * gap, 0.25 + (0.25 * at) / run.length)
  }
  for (const [at, step] of chord.entries())
    stage.put(kit.tone(step, 0.9, seconds), top + at * 0.016, 0.62, at * 0.36 - 0.7)
  stage.put(kit.drum(68, 0.6), top, 0.75)
  const cymbal = gust({ seconds: 1.2, attack: 0.004, decay: 1, band: 'high', hz: 5200, q: 0.8 }, kit.seed())
  stage.put(cymbal, top, 0.16, 0.2)
  return stage.channels()
}

/** Coins that fall on coins: each bounces twice, and they are densest at a third of the time. */
function shower(kit: Kit, seconds: number, count: number) {
  const stage = createStage(seconds)
  const kinds = [0.82, 0.93, 1, 1.12, 1.27].map((size) => kit.coin(size, 0.7))
  for (let at = 0; at < count; at++) {
    const { chance } = kit
    const coin = chance.pick(kinds)
    const pan = chance.between(-0.9, 0.9)
    let when = (seconds - 0.5) * ((chance() + chance()) / 2) ** 1.4
    let fall = chance.between(0.07, 0.13)
    for (let loud = chance.between(0.3, 0.8); loud > 0.08; loud *= 0.42) {
      stage.put(coin, when, loud, pan)
      when += fall
      fall *= 0.62
    }
  }
  return stage.channels()
}
