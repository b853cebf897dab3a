import { at0, RATE, type Samples, shape } from './synth/samples.ts'

// Loudness as in broadcasting (ITU-R BS.1770): two weighting filters, then the mean square. The standard uses 400 ms. A
// knock is shorter, and the ear integrates about half of that, so the window here is 200 ms.

const WINDOW_S = 0.2
const HOP_S = 0.02

/** One of the filters of BS.1770 for our rate, as listed in its annex for 48 kHz. */
const WEIGHTING = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const

function weighted(samples: Samples): Samples {
  let from = samples
  for (const { b, a } of WEIGHTING) {
    const out = new Float32Array(from.length)
    let [x1, x2, y1, y2] = [0, 0, 0, 0]
    for (let index = 0; index < from.length; index++) {
      const x = at0(from, index)
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      out[index] = y
    }
    from = out
  }
  return from
}

/** Loudness in LUFS of the loudest 200 ms; channels add up. Silence is -Infinity. */
export function loudnessOf(channels: readonly Samples[]): number {
  const [window, hop] = [WINDOW_S * RATE, HOP_S * RATE]
  const energies: number[] = []
  for (const samples of channels) {
    const audible = weighted(samples)
    let sum = 0
    for (let index = 0; index < audible.length; index++) {
      sum += at0(audible, index) ** 2
      if (index % hop === hop - 1 || index === audible.length - 1)
        energies[Math.floor(index / hop)] = (energies[Math.floor(index / hop)] ?? 0) + sum
      if (index % hop === hop - 1) sum = 0
    }
  }
  const hops = Math.round(window / hop)
  let loudest = 0
  for (let at = 0; at < energies.length; at++) {
    const window = energies.slice(at, at + hops).reduce((all, energy) => all + energy, 0)
    loudest = Math.max(loudest, window)
  }
  return -0.691 + 10 * Math.log10(loudest / window)
}

export const peakOf = (channels: readonly Samples[]): number =>
  channels.reduce((most, samples) => samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), most), 0)

/** Peak limit below full scale: leaves headroom for simultaneous sounds. */
export const CEILING = 0.7

const KNEE = CEILING * 0.75

/** Compresses samples above the knee instead of clipping them at the ceiling. */
function bend(samples: Samples): void {
  const room = CEILING - KNEE
  for (let index = 0; index < samples.length; index++) {
    const value = at0(samples, index)
    const over = Math.abs(value) - KNEE
    if (over > 0) samples[index] = Math.sign(value) * (KNEE + room * Math.tanh(over / room))
  }
}

/**
 * Normalizes a sound to a loudness, in place. Peaks above the ceiling are compressed, and the lost loudness is
 * compensated.
 */
export function levelled(channels: readonly Samples[], lufs: number): readonly Samples[] {
  for (let round = 0; round < 5; round++) {
    const gain = 10 ** ((lufs - loudnessOf(channels)) / 20)
    if (!Number.isFinite(gain)) throw new Error('cannot normalize a silent sound')
    for (const samples of channels) shape(samples, () => gain)
    if (peakOf(channels) <= KNEE) break
    for (const samples of channels) bend(samples)
  }
  return channels
}
