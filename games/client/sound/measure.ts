import { loudnessOf, peakOf } from './loudness.ts'
import { filter } from './synth/noise.ts'
import { at0, RATE, type Samples } from './synth/samples.ts'

// Measures the properties of a sound: for tests, and for `scripts/sounds.ts`. Not part of any game's bundle.

export function figuresOf(channels: readonly Samples[]) {
  const samples = monoOf(channels)
  const envelope = envelopeOf(samples)
  const top = envelope.indexOf(Math.max(...envelope))
  const quiet = (envelope[top] as number) / 100
  const after = envelope.findLastIndex((level) => level > quiet)
  return {
    seconds: samples.length / RATE,
    lufs: loudnessOf(channels),
    /** The same from a loudspeaker as small as a phone's, which plays nothing below 400 Hz. */
    small: smallLoudnessOf(channels),
    peak: peakOf(channels),
    /** Time to its maximum. */
    attackMs: top * STEP_MS,
    /** Time from there until it has decayed by 40 dB. */
    decayMs: (after - top + 1) * STEP_MS,
    /** Hertz: the centre of its spectrum, by energy. */
    centroid: centroidOf(samples),
  }
}

/** Loudness on a phone's loudspeaker. */
export const smallLoudnessOf = (channels: readonly Samples[]): number =>
  loudnessOf(channels.map((each) => filter(filter(each.slice(), 'high', 400), 'high', 400)))

export const monoOf = (channels: readonly Samples[]): Samples =>
  (channels[0] as Samples).map(
    (_, at) => channels.reduce((sum, samples) => sum + at0(samples, at), 0) / channels.length,
  )

const STEP_MS = 2

function envelopeOf(samples: Samples): number[] {
  const size = (RATE * STEP_MS) / 1000
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, at) => {
    const part = samples.subarray(at * size, (at + 1) * size)
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / size)
  })
}

const SIZE = 16_384

/** Energy by frequency of the whole sound: bin `n` is at `n * RATE / (2 * length)` hertz. */
export function spectrumOf(samples: Samples): Float64Array {
  const energies = new Float64Array(SIZE / 2)
  for (let from = 0; from < samples.length; from += SIZE) {
    const part = new Float64Array(SIZE)
    part.set(samples.subarray(from, from + SIZE))
    const [re, im] = transform(part)
    for (let bin = 0; bin < energies.length; bin++)
      energies[bin] = (energies[bin] as number) + (re[bin] as number) ** 2 + (im[bin] as number) ** 2
  }
  return energies
}

/** Cooley-Tukey FFT, in place. */
function transform(re: Float64Array): [Float64Array, Float64Array] {
  const im = new Float64Array(re.length)
  const at = (list: Float64Array, index: number) => list[index] as number // inside
  for (let i = 1, j = 0; i < SIZE; i++) {
    let bit = SIZE >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) [re[i], re[j]] = [at(re, j), at(re, i)]
  }
  for (let size = 2; size <= SIZE; size *= 2) {
    const half = size / 2
    for (let k = 0; k < half; k++) {
      const [cos, sin] = [Math.cos((-2 * Math.PI * k) / size), Math.sin((-2 * Math.PI * k) / size)]
      for (let i = k; i < SIZE; i += size) {
        const [x, y] = [
          at(re, i + half) * cos - at(im, i + half) * sin,
          at(re, i + half) * sin + at(im, i + half) * cos,
        ]
        ;[re[i + half], im[i + half]] = [at(re, i) - x, at(im, i) - y]
        ;[re[i], im[i]] = [at(re, i) + x, at(im, i) + y]
      }
    }
  }
  return [re, im]
}

export function centroidOf(samples: Samples): number {
  const energies = spectrumOf(samples)
  let [sum, all] = [0, 0]
  for (const [bin, energy] of energies.entries()) {
    sum += energy * bin
    all += energy
  }
  return ((sum / all) * RATE) / SIZE
}

const THIRDS = Array.from({ length: 24 }, (_, at) => 80 * 2 ** (at / 3))

/** The spectrum in third octaves: decibels of each relative to the whole, at least -40. */
export function colourOf(samples: Samples): number[] {
  const energies = spectrumOf(samples)
  const bands = THIRDS.map((hz) => {
    const [from, to] = [hz / 2 ** (1 / 6), hz * 2 ** (1 / 6)].map((edge) => Math.ceil((edge * SIZE) / RATE)) as [
      number,
      number,
    ]
    return energies.subarray(from, Math.max(from + 1, to)).reduce((sum, energy) => sum + energy, 0)
  })
  const all = bands.reduce((sum, energy) => sum + energy, 0)
  return bands.map((energy) => Math.max(-40, 10 * Math.log10(energy / all)))
}

/** Distance of two spectra, in decibels. */
export const apart = (one: readonly number[], two: readonly number[]): number =>
  Math.sqrt(one.reduce((sum, level, at) => sum + (level - (two[at] as number)) ** 2, 0) / one.length)
