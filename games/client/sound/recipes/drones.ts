import type { Drone } from '../cues.ts'
import { BODIES } from '../materials.ts'
import { filter, gust, hiss } from '../synth/noise.ts'
import { loopOf, mixIn, RATE, type Samples, saturate, shape, silence, together, trim } from '../synth/samples.ts'
import type { Kit } from './kit.ts'

const SYMBOLS_A_SECOND = 26

export const DRONES: Readonly<Record<Drone, (kit: Kit) => Samples>> = {
  // Bearings, and the teeth of the ratchet: one for each passing symbol.
  reels: ({ palette, hit, chance, seed }) => {
    const loop = loopOf(filter(hiss(1.1, seed()), 'band', 420, 0.6), 0.1)
    shape(loop, (share) => 0.26 + 0.05 * Math.sin(share * 2 * Math.PI * 3))
    const tooth = [0.94, 1, 1.05].map((size) => hit(palette.body, { size: size * 1.2, force: 0.4, held: 0.2 }))
    for (let at = 0; at < SYMBOLS_A_SECOND; at++) {
      const part = tooth[at % 3] as (typeof tooth)[number] // of three
      wrap(loop, part, at / SYMBOLS_A_SECOND + chance.between(-0.002, 0.002), chance.between(0.2, 0.34))
    }
    return loop
  },
  // Suspense: a rising rush and a tone that beats faster and faster.
  tension: ({ palette, tone, seed }) => {
    const rush = gust(
      { seconds: 2.2, attack: 1.9, decay: 0.5, band: 'band', hz: (share) => 220 * 18 ** share, q: 1.4 },
      seed(),
    )
    const beats = silence(2.2)
    let at = 0
    for (let beat = 0; at < 2.05; beat++) {
      mixIn(beats, tone(Math.floor(beat / 4), 0.3 + at * 0.2, 0.3), at, 0.3 + at * 0.3)
      at += 0.19 * 0.93 ** beat + 0.035
    }
    shape(rush, (share) => 0.7 + 0.3 * Math.sin(2 * Math.PI * (palette.size + 8 * share) * share))
    return trim(together([rush, 0, 0.55], [beats, 0, 0.7]), 20, 80)
  },
  // A ball on the wooden track, with the seam it crosses twice per turn.
  roll: ({ seed, hit }) => {
    const loop = loopOf(filter(filter(hiss(1.26, seed()), 'band', 1350, 1.5), 'high', 380), 0.1)
    shape(loop, (share) => 1 + 0.5 * Math.sin(share * 4 * Math.PI) + 0.22 * Math.sin(share * 26 * Math.PI))
    for (const at of [0.02, 0.31, 0.6, 0.89])
      wrap(loop, hit(BODIES.wood, { own: false, size: 2.2, force: 0.4, held: 0.4 }), at, 0.5)
    return loop
  },
  // The rocket: a low roar with crackle; it rises with the multiplier.
  thrust: ({ seed, chance }) => {
    const low = filter(hiss(2.4, seed()), 'low', 210, 0.9)
    const air = filter(hiss(2.4, seed()), 'band', 620, 0.7)
    const crackle = shape(filter(hiss(2.4, seed()), 'band', 1900, 1), () => (chance() > 0.985 ? 1.6 : 0.06))
    const loop = loopOf(saturate(together([low, 0, 3], [air, 0, 0.7], [crackle, 0, 0.6]), 1.4), 0.3)
    return shape(loop, (share) => 1 + 0.18 * Math.sin(share * 2 * Math.PI * 22))
  },
  // A rising amount: coins poured from one hand into the other.
  count: ({ coin, chance }) => {
    const loop = silence(1)
    const coins = [0.96, 1, 1.07, 1.16].map((size) => trim(coin(size, 0.5), 0, 30))
    for (let at = 0; at < 15; at++)
      wrap(loop, chance.pick(coins), at / 15 + chance.between(0, 0.006), chance.between(0.5, 0.8))
    return loop
  },
}

/** Mixes a sound into a loop; the part beyond its end wraps around to its start. */
function wrap(loop: Samples, what: Samples, at: number, gain: number): void {
  const start = Math.round(at * RATE) + loop.length
  for (let index = 0; index < what.length; index++) {
    const place = (start + index) % loop.length
    loop[place] = (loop[place] as number) + gain * (what[index] as number) // both inside
  }
}
