import type { Cue, Manner } from './cues.ts'
import type { Mixer } from './mixer.ts'
import { semitones } from './pitch.ts'
import { PLAYED } from './played.ts'

/** Random detuning in semitones, up to a sixth of a tone, so that repetitions differ. */
const LOOSE = 0.3

/** Plays a cue once. Returns a function that ends it early. */
export function shoot(mixer: Mixer, buffer: AudioBuffer, cue: Cue, { step = 0, force = 1 }: Manner, ended: () => void) {
  const { context, cues, reverb } = mixer
  const { bend, pan, room, duckMs, takes } = PLAYED[cue]
  const source = context.createBufferSource()
  const gain = context.createGain()
  const place = context.createStereoPanner()
  const send = context.createGain()
  const loose = takes ? (Math.random() - 0.5) * LOOSE : 0
  source.buffer = buffer
  source.playbackRate.value = semitones((bend?.(step) ?? 0) + loose)
  gain.gain.value = 0.3 + 0.7 * force
  place.pan.value = pan?.(step) ?? 0
  send.gain.value = room
  source.connect(gain).connect(place).connect(cues)
  place.connect(send).connect(reverb)
  source.onended = () => {
    for (const node of [gain, place, send]) node.disconnect()
    ended()
  }
  source.start()
  if (duckMs) mixer.duck(duckMs)
  return (inSeconds: number): void => source.stop(context.currentTime + inSeconds)
}
