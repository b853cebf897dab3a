import { seedFrom } from '@apogee/art/seed'
import { at0, RATE, type Samples, silence } from './samples.ts'

/** White noise, deterministic per seed. */
export function hiss(seconds: number, seed: string): Samples {
  const next = seedFrom(seed)
  const samples = silence(seconds)
  for (let index = 0; index < samples.length; index++) samples[index] = next() * 2 - 1
  return samples
}

type Band = 'low' | 'band' | 'high'
/** Hertz, or hertz as a function of the elapsed fraction. */
type Cutoff = number | ((share: number) => number)

const KEPT = 16

/** A state variable filter of 12 dB per octave, in place. Its cutoff can move; `q` 0.7 is flat, 5 whistles. */
export function filter(samples: Samples, band: Band, cutoff: Cutoff, q = 0.7): Samples {
  const k = 1 / q
  let [one, two, g, a] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    if (index % KEPT === 0) {
      const hz = typeof cutoff === 'number' ? cutoff : cutoff(index / samples.length)
      g = Math.tan((Math.PI * Math.min(hz, RATE * 0.45)) / RATE)
      a = 1 / (1 + g * (g + k))
    }
    const input = at0(samples, index)
    const v1 = a * (one + g * (input - two))
    const v2 = two + g * v1
    one = 2 * v1 - one
    two = 2 * v2 - two
    samples[index] = band === 'low' ? v2 : band === 'band' ? k * v1 : input - k * v1 - v2
  }
  return samples
}

export interface Gust {
  readonly seconds: number
  /** Seconds to the maximum. */
  readonly attack: number
  /** Seconds in which it decays by 60 dB from there. */
  readonly decay: number
  readonly band: Band
  readonly hz: Cutoff
  readonly q?: number
}

/** A burst of filtered noise: a touch, a swish, a gust, a cymbal. */
export function gust({ seconds, attack, decay, band, hz, q }: Gust, seed: string): Samples {
  const samples = filter(hiss(seconds, seed), band, hz, q)
  for (let index = 0; index < samples.length; index++) {
    const at = index / RATE
    const loud = at < attack ? Math.sin((at / attack) * (Math.PI / 2)) ** 2 : 10 ** ((-3 * (at - attack)) / decay)
    samples[index] = at0(samples, index) * loud
  }
  return samples
}
