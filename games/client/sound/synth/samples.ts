/** One channel, 1 being full scale. */
export type Samples = Float32Array<ArrayBuffer>

/** All sounds are rendered at this rate; the browser converts them to the device's rate. */
export const RATE = 48_000

export const silence = (seconds: number): Samples => new Float32Array(Math.ceil(seconds * RATE))

/** Adds a sound to another; the part beyond its end is cut. */
export function mixIn(into: Samples, what: Samples, at = 0, gain = 1): Samples {
  const start = Math.round(at * RATE)
  const end = Math.min(what.length, into.length - start)
  for (let index = 0; index < end; index++) into[start + index] = at0(into, start + index) + gain * at0(what, index)
  return into
}

/** Several sounds mixed, as long as the longest: each with its start in seconds and its gain. */
export function together(...parts: readonly (readonly [what: Samples, at?: number, gain?: number])[]): Samples {
  const ends = parts.map(([what, at = 0]) => at + what.length / RATE)
  const all = silence(Math.max(...ends))
  for (const [what, at, gain] of parts) mixIn(all, what, at, gain)
  return all
}

/** Multiplies by a gain that depends on the elapsed fraction. */
export function shape(samples: Samples, gain: (share: number, seconds: number) => number): Samples {
  for (let index = 0; index < samples.length; index++)
    samples[index] = at0(samples, index) * gain(index / samples.length, index / RATE)
  return samples
}

/** Fades in and out, to avoid clicks. */
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

/**
 * Saturates the peaks like an overdriven loudspeaker; a small loudspeaker plays a low thud only through the added
 * overtones.
 */
export function saturate(samples: Samples, drive: number): Samples {
  const norm = Math.tanh(drive)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.tanh(at0(samples, index) * drive) / norm
  return samples
}

/** Makes a seamless loop: blends the part beyond the length into the start. */
export function loopOf(samples: Samples, blendSeconds: number): Samples {
  const blend = Math.round(blendSeconds * RATE)
  const loop = samples.slice(0, samples.length - blend)
  for (let index = 0; index < blend; index++) {
    // Noise is blended by energy, because otherwise a dip would be audible at the seam.
    const share = index / blend
    loop[index] = at0(loop, index) * Math.sqrt(share) + at0(samples, loop.length + index) * Math.sqrt(1 - share)
  }
  return loop
}

/** The index is always in range, which the type does not express. */
export const at0 = (samples: Samples, index: number): number => samples[index] as number
