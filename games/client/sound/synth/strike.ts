import { gust } from './noise.ts'
import { at0, mixIn, RATE, type Samples, silence } from './samples.ts'

/**
 * A vibration mode of a body: its frequency as a ratio to the lowest, its excitation, and its ring time as a fraction.
 */
export type Mode = readonly [ratio: number, gain: number, ring: number]

/** The material of a struck body: the modes of its shape, and the noise of the touch before them. */
export interface Material {
  readonly modes: readonly Mode[]
  /** Seconds in which a body of 440 Hz decays by 60 dB; a smaller one rings shorter. */
  readonly ring: number
  /** Contact time in milliseconds: a soft mallet stays longer and excites fewer highs. */
  readonly contact: number
  /** The noise of the touch: middle and width of its band, seconds, loudness relative to the body. */
  readonly touch: { readonly hz: number; readonly q: number; readonly seconds: number; readonly gain: number }
  /** A drop of water has no ringing shape: the enclosed air bubble rises, for this many seconds. */
  readonly bubble?: number
}

export interface Strike {
  /** Frequency of the lowest mode. */
  readonly hz: number
  /** 0 to 1: a harder strike is louder and brighter. */
  readonly force?: number
  /** Max length; by default until it is inaudible. */
  readonly seconds?: number
}

const MIN_S = 0.03

export const ringOf = ({ ring }: Material, hz: number): number => ring * Math.sqrt(440 / hz)

/** A struck body: a short push excites a bank of damped resonators, one for each mode of its shape. */
export function strike(material: Material, { hz, force = 0.8, seconds }: Strike, seed: string): Samples {
  const lasts = seconds ?? Math.max(MIN_S, material.bubble ?? 0, ringOf(material, hz) * 1.1)
  const samples = silence(lasts)
  const push = pushOf(material.contact * (1.3 - 0.5 * force))
  for (const mode of material.modes) resonate(samples, push, mode, hz, ringOf(material, hz))
  if (material.bubble !== undefined) mixIn(samples, bubble(hz, material.bubble), 0.004)
  const { hz: middle, q, seconds: rubs, gain } = material.touch
  const touch = gust({ seconds: rubs * 1.4, attack: 0.0006, decay: rubs, band: 'band', hz: middle, q }, seed)
  mixIn(samples, touch, 0, gain * (0.4 + 0.6 * force))
  for (let index = 0; index < samples.length; index++) samples[index] = at0(samples, index) * force
  return samples
}

/** Half a sine: the force between two touching bodies, with the same integral for every contact time. */
function pushOf(ms: number): Samples {
  const push = new Float32Array(Math.max(2, Math.round((ms * RATE) / 1000)))
  const norm = Math.PI / 2 / push.length
  for (let index = 0; index < push.length; index++)
    push[index] = norm * Math.sin(((index + 0.5) * Math.PI) / push.length)
  return push
}

function resonate(into: Samples, push: Samples, [ratio, gain, ring]: Mode, hz: number, rings: number): void {
  const own = hz * ratio
  if (own > RATE * 0.42) return
  const damping = 10 ** (-3 / (rings * ring * RATE))
  const angle = (2 * Math.PI * own) / RATE
  const [one, two, input] = [2 * damping * Math.cos(angle), -damping * damping, gain * Math.sin(angle)]
  let [before, last] = [0, 0]
  for (let index = 0; index < into.length; index++) {
    const now = one * last + two * before + (index < push.length ? input * at0(push, index) : 0)
    before = last
    last = now
    into[index] = at0(into, index) + now
  }
}

/** A bubble rising to the surface: its pitch climbs as it shrinks. */
function bubble(hz: number, seconds: number): Samples {
  const samples = silence(seconds)
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const share = index / samples.length
    phase += (2 * Math.PI * hz * (1 + 0.9 * share * share)) / RATE
    samples[index] = Math.sin(phase) * Math.min(1, share * 30) * 10 ** (-2.6 * share)
  }
  return samples
}
