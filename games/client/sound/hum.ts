import type { Drone, Ongoing } from './cues.ts'
import type { Mixer } from './mixer.ts'
import { DRONED } from './played.ts'

/** Time constant of parameter changes, in seconds (63 % of the way). */
const FOLLOWS_S = 0.05
const FADES_S = 0.03

/** Plays a continuous sound from its progress on until it is stopped. */
export function hum({ context, bed, cues, reverb }: Mixer, buffer: AudioBuffer, drone: Drone, share: number): Ongoing {
  const how = DRONED[drone]
  const source = context.createBufferSource()
  const dull = context.createBiquadFilter()
  const gain = context.createGain()
  const send = context.createGain()
  source.buffer = buffer
  source.loop = !how.isOnce
  dull.type = 'lowpass'
  gain.gain.value = 0
  send.gain.value = how.room
  source
    .connect(dull)
    .connect(gain)
    .connect(how.level === 'bed' ? bed : cues)
  gain.connect(send).connect(reverb)
  source.onended = () => {
    for (const node of [dull, gain, send]) node.disconnect()
  }
  const set = (to: number) => {
    const between = ([from, till]: readonly [number, number]) => from + (till - from) * to
    const follow = (parameter: AudioParam, value: number) =>
      parameter.setTargetAtTime(value, context.currentTime, FOLLOWS_S)
    follow(source.playbackRate, between(how.rate))
    follow(dull.frequency, between(how.bright))
    follow(gain.gain, between(how.gain))
  }
  set(share)
  // A loop starts at a random position, so that the reels do not start alike every time.
  source.start(0, how.isOnce ? 0 : Math.random() * buffer.duration)
  return {
    set,
    stop: () => {
      gain.gain.cancelScheduledValues(context.currentTime)
      gain.gain.setTargetAtTime(0, context.currentTime, FADES_S)
      source.stop(context.currentTime + FADES_S * 7)
    },
  }
}
