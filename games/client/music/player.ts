import type { Tone } from '../sound/render.ts'
import { type Beat, compose, type Note } from './compose.ts'
import type { Pad } from './moods.ts'

export interface Music {
  stop(): void
}

/** The output of the music: a channel of the mixer, and its instruments. */
export interface Players {
  readonly context: AudioContext
  readonly way: AudioNode
  readonly tone: (tone: Tone, pitch: number) => Promise<AudioBuffer>
}

const LOUDNESS = 0.11
/** All tones are rendered at one loudness; these factors balance them against the chords. */
const LOUD: Readonly<Record<Tone, number>> = { lead: 1.7, bass: 2 }
const AHEAD_S = 0.5
const LOOK_MS = 150

/** Plays the loop of a game until it is stopped. The player's own press must have unlocked the context. */
export async function playMusic({ context, way, tone }: Players, theme: string, seed: string): Promise<Music> {
  const score = compose(theme, seed)
  const [lead, bass] = await Promise.all([tonesOf(score.lead, 'lead', tone), tonesOf(score.bass, 'bass', tone)])
  const stepS = 60 / score.tempo / 4
  const out = context.createGain()
  out.gain.setValueAtTime(0, context.currentTime)
  out.gain.linearRampToValueAtTime(LOUDNESS, context.currentTime + 1.2)
  const squeeze = context.createDynamicsCompressor()
  out.connect(squeeze).connect(way)
  echo(context, out, way, stepS * 3)
  const hiss = noise(context)
  const startedAt = context.currentTime + 0.1
  let next = 0

  const play = (tones: Tones, { pitch, loud }: Note, at: number, loudness: number) => {
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = tones.get(pitch) ?? null
    gain.gain.value = loud * loudness
    source.connect(gain).connect(out)
    source.start(at)
  }
  const update = () => {
    // Skips the notes missed during a pause of the page.
    const now = (context.currentTime - startedAt) / stepS
    if (next < now - 4) next = Math.ceil(now)
    for (; startedAt + next * stepS < context.currentTime + AHEAD_S; next++) {
      const at = startedAt + next * stepS
      const step = next % score.steps
      const due = <T extends { readonly at: number }>(all: readonly T[]) => all.filter((one) => one.at === step)
      for (const note of due(score.pad)) lay(context, out, score.sound, note, at, stepS)
      for (const note of due(score.bass)) play(bass, note, at, LOUD.bass)
      for (const note of due(score.lead)) play(lead, note, at, LOUD.lead)
      for (const beat of due(score.beats)) hit(context, out, hiss, beat, at)
    }
  }
  const timer = setInterval(update, LOOK_MS)
  update()

  return {
    stop: () => {
      clearInterval(timer)
      out.gain.cancelScheduledValues(context.currentTime)
      out.gain.setTargetAtTime(0, context.currentTime, 0.15)
      setTimeout(() => squeeze.disconnect(), 1500)
    },
  }
}

type Tones = ReadonlyMap<number, AudioBuffer>

async function tonesOf(notes: readonly Note[], tone: Tone, renderTone: Players['tone']): Promise<Tones> {
  const pitches = [...new Set(notes.map(({ pitch }) => pitch))]
  return new Map(await Promise.all(pitches.map(async (pitch) => [pitch, await renderTone(tone, pitch)] as const)))
}

const PAD_LOUDNESS = 0.1

/** A tone of the chord, which swells and fades. */
function lay(
  context: AudioContext,
  out: AudioNode,
  { wave, attack, ring: tail, bright }: Pad,
  { pitch, length, loud }: Note,
  at: number,
  stepS: number,
): void {
  const tone = context.createOscillator()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  const end = at + length * stepS
  tone.type = wave
  tone.frequency.value = 440 * 2 ** ((pitch - 69) / 12)
  filter.type = 'lowpass'
  filter.frequency.value = bright
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(PAD_LOUDNESS * loud, at + attack)
  gain.gain.setTargetAtTime(0, Math.max(at + attack, end - stepS), tail / 3)
  tone.connect(filter).connect(gain).connect(out)
  tone.start(at)
  tone.stop(end + tail * 1.5)
}

function hit(context: AudioContext, out: AudioNode, hiss: AudioBuffer, { kind, loud }: Beat, at: number): void {
  const gain = context.createGain()
  gain.connect(out)
  if (kind === 'kick') {
    const tone = context.createOscillator()
    tone.frequency.setValueAtTime(130, at)
    tone.frequency.exponentialRampToValueAtTime(44, at + 0.12)
    gain.gain.setValueAtTime(loud * 0.9, at)
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.22)
    tone.connect(gain)
    tone.start(at)
    tone.stop(at + 0.24)
    return
  }
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  source.buffer = hiss
  filter.type = kind === 'hat' ? 'highpass' : 'bandpass'
  filter.frequency.value = kind === 'hat' ? 7000 : 1600
  const length = kind === 'hat' ? 0.05 : 0.14
  gain.gain.setValueAtTime(loud * 0.5, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  source.connect(filter).connect(gain)
  source.start(at, Math.random() * 0.5, length + 0.02)
}

/** A soft echo that gives the loop some space. */
function echo(context: AudioContext, out: GainNode, way: AudioNode, seconds: number): void {
  const delay = context.createDelay(2)
  const back = context.createGain()
  const dull = context.createBiquadFilter()
  delay.delayTime.value = seconds
  back.gain.value = 0.26
  dull.type = 'lowpass'
  dull.frequency.value = 1800
  out.connect(delay).connect(dull).connect(back)
  back.connect(delay)
  back.connect(way)
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
