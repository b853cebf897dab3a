import { RATE, type Samples } from './synth/samples.ts'
import type { Room } from './themes.ts'

export type Mixer = ReturnType<typeof createMixer>

/** Ducking under an important cue: the music by 11 dB, continuous sounds by 6. */
const DUCKED = { music: 0.28, bed: 0.5 } as const
const SINKS_S = 0.05
const RISES_S = 0.45
/** A browser's compressor applies make-up gain, as the specification says; this gain reverts it. */
const MADE_UP = 0.68

/**
 * Mixes three channels (cues, continuous sounds, music) into one reverb, one limiter and one output gain. Create it
 * only after a press of the player.
 */
export function createMixer({ wet }: Room) {
  const context = new AudioContext({ sampleRate: RATE, latencyHint: 'interactive' })
  const level = (gain: number) => {
    const node = context.createGain()
    node.gain.value = gain
    return node
  }
  const [before, gate, reverbLevel] = [level(MADE_UP), level(0), level(wet)]
  const [cues, bed, music] = [level(1), level(1), level(1)]
  const reverb = context.createConvolver()
  before.connect(limiterOf(context)).connect(gate).connect(context.destination)
  reverb.connect(reverbLevel).connect(before)
  for (const way of [cues, bed, music]) way.connect(before)

  const duck = (way: GainNode, to: number, ms: number) => {
    const now = context.currentTime
    way.gain.cancelScheduledValues(now)
    way.gain.setTargetAtTime(to, now, SINKS_S)
    way.gain.setTargetAtTime(1, now + ms / 1000, RISES_S)
  }
  return {
    context,
    cues,
    bed,
    music,
    reverb,
    /** Sets the impulse response of the reverb. */
    answer: (buffer: AudioBuffer): void => {
      reverb.buffer = buffer
    },
    duck: (ms: number): void => {
      duck(music, DUCKED.music, ms)
      duck(bed, DUCKED.bed, ms)
    },
    wake: (): void => {
      if (context.state !== 'running') void context.resume()
      gate.gain.setTargetAtTime(1, context.currentTime, 0.05)
    },
    /** Fades out to silence; `sleep` then suspends the context. */
    close: (): void => void gate.gain.setTargetAtTime(0, context.currentTime, 0.02),
    sleep: (): void => void context.suspend(),
  }
}

function limiterOf(context: AudioContext): DynamicsCompressorNode {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -6
  limiter.knee.value = 2
  limiter.ratio.value = 20
  limiter.attack.value = 0.002
  limiter.release.value = 0.14
  return limiter
}

export function bufferOf(channels: readonly Samples[]): AudioBuffer {
  const length = channels[0]?.length ?? 1
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate: RATE })
  for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples, at)
  return buffer
}
