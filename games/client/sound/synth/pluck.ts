import { filter, hiss } from './noise.ts'
import { at0, RATE, type Samples, silence } from './samples.ts'

/**
 * A plucked string: brightness of the plectrum (hertz), how long 440 Hz rings (seconds), and the plucked position
 * (fraction of its length).
 */
export interface Wire {
  readonly bright: number
  readonly ring: number
  readonly at: number
}

/**
 * Karplus-Strong: a burst of noise circulates in a delay line as long as one period and loses its highs a little each
 * time.
 */
export function pluck({ bright, ring, at }: Wire, hz: number, seconds: number, seed: string): Samples {
  const period = RATE / hz
  // The average of two neighbours delays by half a sample; the allpass supplies the fractional part.
  const whole = Math.max(2, Math.floor(period - 0.5 - 0.1))
  const rest = period - 0.5 - whole
  const tune = (1 - rest) / (1 + rest)
  const line = excite(whole, bright, at, seed)
  const loses = 10 ** (-3 / (ring * Math.sqrt(440 / hz) * hz))
  const samples = silence(seconds)
  let [before, input, output, cursor] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    const now = at0(line, cursor)
    samples[index] = now
    const dull = loses * 0.5 * (now + before)
    before = now
    output = tune * dull + input - tune * output
    input = dull
    line[cursor] = output
    cursor = (cursor + 1) % whole
  }
  return samples
}

/**
 * The string at its release: dull because of the finger, and without the overtones that have a node at the plucked
 * position.
 */
function excite(length: number, bright: number, at: number, seed: string): Samples {
  const noise = filter(hiss(length / RATE, seed), 'low', bright)
  const line = new Float32Array(length)
  const gap = Math.max(1, Math.round(at * length))
  let mean = 0
  for (let index = 0; index < length; index++) {
    const value = at0(noise, index) - at0(noise, (index - gap + length) % length)
    line[index] = value
    mean += value / length
  }
  let peak = 1e-6
  for (let index = 0; index < length; index++) {
    line[index] = at0(line, index) - mean
    peak = Math.max(peak, Math.abs(at0(line, index)))
  }
  for (let index = 0; index < length; index++) line[index] = at0(line, index) / peak
  return line
}
