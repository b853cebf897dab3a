import { recall, remember } from './storage.ts'

type Cue = 'click' | 'spin' | 'stop' | 'scatter' | 'win' | 'big' | 'free'

/** Notes of a cue: frequency in hertz, start and length in seconds, loudness. */
export type Note = readonly [number, number, number, number]
const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  click: [[880, 0, 0.04, 0.06]],
  spin: [
    [196, 0, 0.12, 0.06],
    [294, 0.05, 0.12, 0.05],
  ],
  stop: [[130, 0, 0.07, 0.14]],
  scatter: [
    [988, 0, 0.12, 0.1],
    [1319, 0.08, 0.2, 0.09],
  ],
  win: [
    [659, 0, 0.14, 0.1],
    [784, 0.09, 0.14, 0.1],
    [988, 0.18, 0.26, 0.1],
  ],
  big: [523, 659, 784, 1047, 1319, 1568].map((pitch, at) => [pitch, at * 0.12, 0.3, 0.1] as const),
  free: [392, 523, 659, 784, 1047].map((pitch, at) => [pitch, at * 0.1, 0.34, 0.1] as const),
}

export interface Sound {
  play(cue: Cue): void
  /** A cue of an engine's own. */
  ring(notes: readonly Note[]): void
  isOn(): boolean
  toggle(): boolean
}

/** A small synthesiser: silent until the player turns it on, and remembered. */
export function createSound(): Sound {
  let on = recall().sound
  let context: AudioContext | null = null
  const ringAll = (notes: readonly Note[]) => {
    if (!on) return
    context ??= new AudioContext()
    for (const note of notes) ring(context, note)
  }
  return {
    isOn: () => on,
    toggle: () => {
      on = !on
      remember({ sound: on })
      return on
    },
    play: (cue) => ringAll(CUES[cue]),
    ring: ringAll,
  }
}

function ring(context: AudioContext, [pitch, after, length, loudness]: Note): void {
  const at = context.currentTime + after
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(context.destination)
  tone.start(at)
  tone.stop(at + length + 0.02)
}
