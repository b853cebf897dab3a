import type { Music } from './music/player.ts'
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

/** The music sinks so long under the cues that matter, in milliseconds. */
const DUCKED: Partial<Record<Cue, number>> = { win: 900, free: 1500, big: 3200 }

export interface Sound {
  play(cue: Cue): void
  /** A cue of an engine's own. */
  ring(notes: readonly Note[]): void
  isOn(): boolean
  toggle(): boolean
  isMusicOn(): boolean
  toggleMusic(): void
  /** While the host covers the game nothing plays on. */
  hold(isHeld: boolean): void
}

/**
 * A small synthesiser and the game's own music. Silent until the player turns sound on, which is remembered; the music
 * begins with a press of the player's, never by itself, and stops where the page is not seen.
 */
export function createSound(game: { readonly theme: string; readonly seed: string }): Sound {
  let { sound: on, music: wantsMusic } = recall()
  let context: AudioContext | null = null
  let music: Promise<Music> | null = null
  let wasPressed = false
  let isHeld = false
  const awake = () => {
    context ??= new AudioContext()
    return context
  }
  const ringAll = (notes: readonly Note[]) => {
    if (on) for (const note of notes) ring(awake(), note)
  }
  const tune = () => {
    const isWanted = on && wantsMusic && wasPressed && !isHeld
    if (isWanted)
      music ??= import('./music/player.ts').then(({ playMusic }) => playMusic(awake(), game.theme, game.seed))
    else {
      void music?.then((playing) => playing.stop())
      music = null
    }
  }
  const pressed = () => {
    wasPressed = true
    tune()
  }
  for (const press of ['pointerup', 'keyup']) addEventListener(press, pressed, { once: true })
  document.addEventListener('visibilitychange', () => {
    void (document.hidden ? context?.suspend() : context?.resume())
  })
  return {
    isOn: () => on,
    toggle: () => {
      on = !on
      remember({ sound: on })
      tune()
      return on
    },
    isMusicOn: () => wantsMusic,
    toggleMusic: () => {
      wantsMusic = !wantsMusic
      remember({ music: wantsMusic })
      tune()
    },
    hold: (held) => {
      isHeld = held
      tune()
    },
    play: (cue) => {
      ringAll(CUES[cue])
      const ms = DUCKED[cue]
      if (ms) void music?.then((playing) => playing.duck(ms))
    },
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
