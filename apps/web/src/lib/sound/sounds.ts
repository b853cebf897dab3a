/** The sounds of what is won by chance, synthesised: a click, as of a peg or a digit that settles, and the notes of a prize. */

let context: AudioContext | undefined
let click: AudioBuffer | undefined

const clickSeconds = 0.045
/** Clicks closer than this become a tone. */
const leastGap = 0.024
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
  if (audio.currentTime - lastClick < leastGap) return
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

/** Frequency in hertz, and when it begins in seconds. */
const prizeNotes = [
  [523, 0],
  [659, 0.1],
  [784, 0.2],
  [1047, 0.32],
] as const

function playPrize(): void {
  const audio = awake()
  for (const [pitch, after] of prizeNotes) {
    const at = audio.currentTime + after
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(0.12, at + 0.015)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.7)
    tone.connect(gain).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.75)
  }
}

export const sounds = { tick: playTick, prize: playPrize }
