import { gust } from './noise.ts'
import { RATE, type Samples, saturate, silence, together } from './samples.ts'

/**
 * A thump: a skin or a frame whose pitch falls as it comes to rest, with the slap of the beater. A phone's loudspeaker
 * cannot play the low tone itself; it is overdriven, so that its overtones are audible there.
 */
export function drum(hz: number, seconds: number, seed: string): Samples {
  const slap = gust(
    { seconds: 0.04, attack: 0.001, decay: 0.034, band: 'band', hz: Math.min(2400, hz * 14), q: 0.6 },
    seed,
  )
  return together([saturate(sinking(hz, seconds), 3), 0, 0.6], [slap, 0, 0.7])
}

const FALLS = 0.9

function sinking(hz: number, seconds: number): Samples {
  const samples = silence(seconds * 1.2)
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const at = index / RATE
    phase += (2 * Math.PI * hz * (1 + FALLS * Math.exp(-at * 38))) / RATE
    samples[index] = Math.sin(phase) * 10 ** ((-3 * at) / seconds)
  }
  return samples
}
