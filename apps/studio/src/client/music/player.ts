import { type Beat, compose, type Note } from './compose.ts'
import type { Voice } from './moods.ts'

export interface Music {
  /** Sinks under what is more important for so long. */
  duck(ms: number): void
  stop(): void
}

const LOUDNESS = 0.16
const AHEAD_S = 0.5
const LOOK_MS = 150
const BASS: Voice = { wave: 'triangle', attack: 0.01, ring: 0.25, bright: 600 }

/** Plays the loop of a game until it is stopped. The context must have been let sound by the player's own press. */
export function playMusic(context: AudioContext, theme: string, seed: string): Music {
  const score = compose(theme, seed)
  const stepS = 60 / score.tempo / 4
  const out = context.createGain()
  out.gain.setValueAtTime(0, context.currentTime)
  out.gain.linearRampToValueAtTime(LOUDNESS, context.currentTime + 1.2)
  const squeeze = context.createDynamicsCompressor()
  out.connect(squeeze).connect(context.destination)
  echo(context, out, stepS * 3)
  const hiss = noise(context)
  const startedAt = context.currentTime + 0.1
  let next = 0

  const sound = (notes: readonly Note[], step: number, at: number, voice: Voice, loudness: number) => {
    for (const note of notes) if (note.at === step) ring(context, out, voice, note, at, stepS, loudness)
  }
  const look = () => {
    // After a pause of the page nothing is made up for.
    const now = (context.currentTime - startedAt) / stepS
    if (next < now - 4) next = Math.ceil(now)
    for (; startedAt + next * stepS < context.currentTime + AHEAD_S; next++) {
      const at = startedAt + next * stepS
      const step = next % score.steps
      sound(score.pad, step, at, score.voices.pad, 0.1)
      sound(score.bass, step, at, BASS, 0.34)
      sound(score.lead, step, at, score.voices.lead, 0.24)
      for (const beat of score.beats) if (beat.at === step) hit(context, out, hiss, beat, at)
    }
  }
  const timer = setInterval(look, LOOK_MS)
  look()

  return {
    duck: (ms) => {
      const now = context.currentTime
      out.gain.cancelScheduledValues(now)
      out.gain.setTargetAtTime(LOUDNESS * 0.28, now, 0.06)
      out.gain.setTargetAtTime(LOUDNESS, now + ms / 1000, 0.5)
    },
    stop: () => {
      clearInterval(timer)
      out.gain.cancelScheduledValues(context.currentTime)
      out.gain.setTargetAtTime(0, context.currentTime, 0.15)
      setTimeout(() => squeeze.disconnect(), 1500)
    },
  }
}

function ring(
  context: AudioContext,
  out: AudioNode,
  { wave, attack, ring: tail, bright }: Voice,
  { pitch, length, loud }: Note,
  at: number,
  stepS: number,
  loudness: number,
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
  gain.gain.linearRampToValueAtTime(loudness * loud, at + attack)
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

/** A soft repeat, so that the loop stands in a room. */
function echo(context: AudioContext, out: GainNode, seconds: number): void {
  const delay = context.createDelay(2)
  const back = context.createGain()
  const dull = context.createBiquadFilter()
  delay.delayTime.value = seconds
  back.gain.value = 0.26
  dull.type = 'lowpass'
  dull.frequency.value = 1800
  out.connect(delay).connect(dull).connect(back)
  back.connect(delay)
  back.connect(context.destination)
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
