import type { EngineId } from '../../engines/engine.ts'
import type { Cue, Drone } from './cues.ts'
import { bufferOf } from './mixer.ts'
import { PLAYED, stepOf } from './played.ts'
import type { Order, RenderRequest, RenderResult } from './worker.ts'

const OF_ALL: readonly Cue[] = ['press', 'raise', 'lower', 'win', 'rise', 'total', 'coins', 'big', 'superb']
const REELS: readonly (Cue | Drone)[] = ['spin', 'reels', 'stop', 'scatter', 'tension', 'count', 'free']
const BALL: readonly (Cue | Drone)[] = ['chip', 'roll', 'throw', 'strike', 'pocket', 'comet']
/** The sounds each game will need, soonest first. */
const OF_ENGINE: Readonly<Record<EngineId, readonly (Cue | Drone)[]>> = {
  lines: REELS,
  ways: [...REELS, 'fall', 'chime', 'shatter'],
  hold: [...REELS, 'coinLands', 'coinCounts'],
  plinko: ['pin', 'bin', 'missed'],
  mines: ['found', 'blast', 'cashOut'],
  crash: ['ignition', 'thrust', 'passed', 'cashOut', 'burst'],
  roulette: BALL,
  'live-roulette': [...BALL, 'opening', 'closing', 'tick'],
  'live-wheel': ['chip', 'peg', 'opening', 'closing', 'tick'],
  'live-crash': ['opening', 'chip', 'ignition', 'thrust', 'passed', 'cashOut', 'burst', 'closing', 'tick'],
  blackjack: ['chip', 'card', 'turn'],
}
/** Cues with many steps: the first ones are rendered ahead; each played one requests the next. */
const AHEAD = 3

const isDrone = (name: Cue | Drone): name is Drone => !(name in PLAYED)
const keyOf = (order: Order): string => JSON.stringify(order)

interface Job {
  readonly order: Order
  readonly resolve: (buffer: AudioBuffer) => void
}

/** Renders the game's sounds one at a time: first those needed now, then those needed later. */
export function createStore(theme: string, seed: string) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const made = new Map<string, AudioBuffer>()
  const coming = new Map<string, Promise<AudioBuffer>>()
  const waiting: Job[] = []
  let now: Job | null = null
  let id = 0

  function next(): void {
    if (now) return
    now = waiting.shift() ?? null
    if (now) worker.postMessage({ id: ++id, theme, seed, order: now.order } satisfies RenderRequest)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<RenderResult>) => {
    const job = now
    now = null
    if (job) {
      const buffer = bufferOf(data.channels)
      made.set(keyOf(job.order), buffer)
      job.resolve(buffer)
    }
    next()
  })

  // A sound that fails is skipped, so that the following ones are still rendered.
  worker.addEventListener('error', () => {
    now = null
    next()
  })

  function request(order: Order, isUrgent: boolean): Promise<AudioBuffer> {
    const key = keyOf(order)
    const before = coming.get(key)
    if (before) {
      const place = isUrgent ? waiting.findIndex((job) => keyOf(job.order) === key) : -1
      if (place > 0) waiting.unshift(...waiting.splice(place, 1))
      return before
    }
    const requested = new Promise<AudioBuffer>((resolve) => {
      waiting[isUrgent ? 'unshift' : 'push']({ order, resolve })
    })
    coming.set(key, requested)
    next()
    return requested
  }

  return {
    ready: (order: Order): AudioBuffer | null => made.get(keyOf(order)) ?? null,
    now: (order: Order) => request(order, true),
    soon: (order: Order) => void request(order, false),
    prepare: (engine: EngineId): void => {
      for (const name of [...OF_ALL.slice(0, 1), ...OF_ENGINE[engine], ...OF_ALL.slice(1)])
        for (const order of isDrone(name) ? [{ drone: name }] : firstOf(name)) void request(order, false)
    },
  }
}

function firstOf(cue: Cue): readonly Order[] {
  const { takes = 1 } = PLAYED[cue]
  const orders: Order[] = []
  for (let step = 0; step <= stepOf(cue, AHEAD - 1); step++)
    for (let take = 0; take < takes; take++) orders.push({ cue, step, take })
  return orders
}
