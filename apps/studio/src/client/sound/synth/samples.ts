/** One channel, 1 being full scale. */
export type Samples = Float32Array<ArrayBuffer>

/** Every sound is made at this rate; the browser converts it to the device's own. */
export const RATE = 48_000

export const silence = (seconds: number): Samples => new Float32Array(Math.ceil(seconds * RATE))

/** Adds a sound to another; what would stand past its end is cut. */
export function mixIn(into: Samples, what: Samples, at = 0, gain = 1): Samples {
  const start = Math.round(at * RATE)
  const end = Math.min(what.length, into.length - start)
  for (let index = 0; index < end; index++) into[start + index] = at0(into, start + index) + gain * at0(what, index)
  return into
}

/** Several sounds at once, as long as the longest: each with its start in seconds and its gain. */
export function together(...parts: readonly (readonly [what: Samples, at?: number, gain?: number])[]): Samples {
  const ends = parts.map(([what, at = 0]) => at + what.length / RATE)
  const all = silence(Math.max(...ends))
  for (const [what, at, gain] of parts) mixIn(all, what, at, gain)
  return all
}

/** Multiplies by what a share of its length answers. */
export function shape(samples: Samples, gain: (share: number, seconds: number) => number): Samples {
  for (let index = 0; index < samples.length; index++)
    samples[index] = at0(samples, index) * gain(index / samples.length, index / RATE)
  return samples
}

/** Begins without a click and ends in silence. */
export function trim(samples: Samples, inMs: number, outMs: number): Samples {
  const [head, tail] = [(inMs * RATE) / 1000, (outMs * RATE) / 1000]
  for (let index = 0; index < head && index < samples.length; index++)
    samples[index] = at0(samples, index) * (index / head)
  for (let left = 0; left < tail && left < samples.length; left++) {
    const index = samples.length - 1 - left
    samples[index] = at0(samples, index) * (left / tail)
  }
  return samples
}

/** Bends the peaks as an overdriven loudspeaker does; a small one hears a low thud only by what this adds above it. */
export function saturate(samples: Samples, drive: number): Samples {
  const norm = Math.tanh(drive)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.tanh(at0(samples, index) * drive) / norm
  return samples
}

/** Ends where it began: what is past the length is blended into its start. */
export function loopOf(samples: Samples, blendSeconds: number): Samples {
  const blend = Math.round(blendSeconds * RATE)
  const loop = samples.slice(0, samples.length - blend)
  for (let index = 0; index < blend; index++) {
    // Noise is blended by energy, or the seam is heard as a dip.
    const share = index / blend
    loop[index] = at0(loop, index) * Math.sqrt(share) + at0(samples, loop.length + index) * Math.sqrt(1 - share)
  }
  return loop
}

/** The index is inside: typed arrays do not say so. */
export const at0 = (samples: Samples, index: number): number => samples[index] as number
