/** Synthesised sounds of games of chance: a click, as of a peg or a digit that settles, and the notes of a prize. */

let context: AudioContext | undefined
let click: AudioBuffer | undefined

const clickSeconds = 0.045
/** Clicks closer together than this merge into a tone. */
const minGap = 0.024
let lastClick = 0

/** A dry knock of wood on wood: noise and a low tone that die away at once. */
function clickOf(audio: AudioContext): AudioBuffer {
  const length = Math.round(audio.sampleRate * clickSeconds)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index += 1) {
    const at = index / audio.sampleRate
    const knock = Math.sin(2 * Math.PI * 310 * at) * Math.exp(-at * 90)
    const snap = (Math.random() * 2 - 1) * Math.exp(-at * 420)
    samples[index] = 0.7 * knock + 0.6 * snap
  }
  return buffer
}

function awake(): AudioContext {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** A peg passes: `force` 0 to 1. */
function playTick(force: number): void {
  const audio = awake()
  if (audio.currentTime - lastClick < minGap) return
  lastClick = audio.currentTime
  click ??= clickOf(audio)
  const source = audio.createBufferSource()
  const gain = audio.createGain()
  source.buffer = click
  source.playbackRate.value = 0.9 + force * 0.25
  gain.gain.value = 0.28 * force
  source.connect(gain).connect(audio.destination)
  source.start()
}

/** Frequency in hertz, and start time in seconds. */
const prizeNotes = [
  [523, 0],
  [659, 0.1],
  [784, 0.2],
  [1047, 0.32],
] as const
/**
 * The sound of a small bell: its tones as ratios to the lowest, their loudness, and the seconds in which each drops by
 * 60 dB.
 */
const bellTones = [
  [1, 1, 1.5],
  [2.76, 0.34, 0.7],
  [5.4, 0.16, 0.36],
  [8.93, 0.08, 0.18],
] as const
const bellSeconds = 1.3
let prize: AudioBuffer | undefined

/** Four bells of steel, one after the other. */
function prizeOf(audio: AudioContext): AudioBuffer {
  const rate = audio.sampleRate
  const buffer = audio.createBuffer(1, Math.round(rate * (0.32 + bellSeconds)), rate)
  const samples = buffer.getChannelData(0)
  for (const [pitch, begins] of prizeNotes)
    for (const [ratio, loud, sinks] of bellTones) {
      const start = Math.round(begins * rate)
      for (let index = 0; index < bellSeconds * rate; index += 1) {
        const at = index / rate
        // The attack takes a millisecond, and the last tenth of a second fades out.
        const edge = Math.min(1, at * 1000, (bellSeconds - at) * 10)
        const tone = Math.sin(2 * Math.PI * pitch * ratio * at) * 10 ** ((-3 * at) / sinks)
        samples[start + index] = (samples[start + index] ?? 0) + 0.09 * loud * edge * tone
      }
    }
  return buffer
}

function playPrize(): void {
  const audio = awake()
  const source = audio.createBufferSource()
  prize ??= prizeOf(audio)
  source.buffer = prize
  source.connect(audio.destination)
  source.start()
}

export const sounds = { tick: playTick, prize: playPrize }
