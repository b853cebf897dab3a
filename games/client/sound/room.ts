import type { EngineId } from '../../engines/engine.ts'
import type { Music } from '../music/player.ts'
import type { Cue, Drone, Manner, Ongoing } from './cues.ts'
import { hum } from './hum.ts'
import { createMixer, type Mixer } from './mixer.ts'
import { semitones } from './pitch.ts'
import { PLAYED, stepOf } from './played.ts'
import type { Tone } from './render.ts'
import { createStore } from './store.ts'
import { roomOf } from './themes.ts'

/** Random detuning in semitones, up to a sixth of a tone, so that repetitions differ. */
const LOOSE = 0.3

/** Plays a cue once. Returns a function that ends it early. */
function shoot(mixer: Mixer, buffer: AudioBuffer, cue: Cue, { step = 0, force = 1 }: Manner, ended: () => void) {
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

export interface SoundOf {
  readonly theme: string
  readonly seed: string
  readonly engine: EngineId
}
export type Room = ReturnType<typeof openRoom>

/** A sound not rendered within this time is dropped: a late knock is useless. */
const LATE_MS = 140
/** Fade-out before the audio context is suspended. */
const CLOSES_MS = 150
/** The same cue twice within this time is dropped; together they would only be louder. */
const APART_MS = 12

/** Plays a game's sounds after the player has turned sound on. Silent until `be(true, ...)`. */
export function openRoom({ theme, seed, engine }: SoundOf) {
  const store = createStore(theme, seed)
  const going = new Set<() => void>()
  const heardAt = new Map<Cue, number>()
  const takes = new Map<Cue, number>()
  let mixer: Mixer | null = null
  let music: Promise<Music> | null = null
  let isAwake = false
  store.prepare(engine)

  function open(): Mixer {
    const made = createMixer(roomOf(theme))
    void store.now({ room: true }).then(made.answer)
    return made
  }

  function wake(wantsMusic: boolean): void {
    mixer ??= open()
    mixer.wake()
    if (wantsMusic) {
      const { context, music: way } = mixer
      const tone = (of: Tone, pitch: number) => store.now({ tone: of, pitch })
      music ??= import('../music/player.ts').then(({ playMusic }) => playMusic({ context, way, tone }, theme, seed))
    } else {
      void music?.then((playing) => playing.stop())
      music = null
    }
  }

  /** Stops all continuous sounds; music already scheduled continues when the game is visible again. */
  function sleep(): void {
    for (const stop of going) stop()
    mixer?.close()
    setTimeout(() => {
      if (!isAwake) mixer?.sleep()
    }, CLOSES_MS)
  }

  function sound(buffer: AudioBuffer, cue: Cue, manner: Manner): void {
    if (!mixer || !isAwake) return
    const end = shoot(mixer, buffer, cue, manner, () => going.delete(stop))
    const stop = () => end(CLOSES_MS / 1000)
    going.add(stop)
  }

  function play(cue: Cue, manner: Manner = {}): void {
    if (!isAwake) return
    const { takes: many = 1, minGapMs = APART_MS } = PLAYED[cue]
    const now = performance.now()
    if (now - (heardAt.get(cue) ?? Number.NEGATIVE_INFINITY) < minGapMs) return
    heardAt.set(cue, now)
    const take = ((takes.get(cue) ?? -1) + 1) % many
    takes.set(cue, take)
    const step = stepOf(cue, manner.step ?? 0)
    const order = { cue, step, take }
    const buffer = store.ready(order) ?? store.ready({ cue, step, take: 0 })
    if (buffer) sound(buffer, cue, manner)
    else
      void store.now(order).then((late) => {
        if (performance.now() - now < LATE_MS) sound(late, cue, manner)
      })
    const next = stepOf(cue, step + 1)
    if (next > step) store.soon({ cue, step: next, take: 0 })
  }

  function start(drone: Drone): Ongoing {
    let voice: Ongoing | null = null
    let share = 0
    let isOver = !isAwake
    const stop = () => {
      if (!isOver) voice?.stop()
      isOver = true
      going.delete(stop)
    }
    const begin = (buffer: AudioBuffer) => {
      if (!isOver && mixer) voice = hum(mixer, buffer, drone, share)
    }
    if (isAwake) {
      going.add(stop)
      const buffer = store.ready({ drone })
      if (buffer) begin(buffer)
      else void store.now({ drone }).then(begin)
    }
    return {
      set: (to) => {
        share = Math.max(0, Math.min(1, to))
        if (!isOver) voice?.set(share)
      },
      stop,
    }
  }

  return {
    play,
    start,
    /** Awake: sound is on, with or without music. Asleep: all continuous sounds have ended. */
    be: (awake: boolean, wantsMusic: boolean): void => {
      const was = isAwake
      isAwake = awake
      if (awake) wake(wantsMusic)
      else if (was) sleep()
    },
  }
}
