import type { LotteryDraw } from '../queries'

export type DrawStep = LotteryDraw['steps'][number]

/** The fields of a step that determine its duration. */
type Timed = Pick<DrawStep, 'award_place' | 'ticket'>

/** A step of the animation: all times in ms from the beginning of the draw. */
export interface ShowStep<S extends Timed = DrawStep> {
  readonly step: S
  readonly startMs: number
  /** When each digit settles, from the left. */
  readonly settleMs: readonly number[]
  /** When the whole number is shown. */
  readonly revealedMs: number
  readonly endMs: number
}

export interface Show<S extends Timed = DrawStep> {
  readonly steps: readonly ShowStep<S>[]
  readonly endMs: number
}

interface Tempo {
  /** The prize is named, and its digits begin to roll. */
  readonly nameMs: number
  readonly rollMs: number
  /** The complete number is shown. */
  readonly holdMs: number
}

const introMs = 4_000
const tempoOf = (place: number): Tempo => {
  if (place === 1) return { nameMs: 3_000, rollMs: 12_000, holdMs: 5_000 }
  if (place <= 3) return { nameMs: 2_000, rollMs: 8_000, holdMs: 4_000 }
  if (place <= 10) return { nameMs: 1_200, rollMs: 4_500, holdMs: 2_600 }
  return { nameMs: 500, rollMs: 1_400, holdMs: 900 }
}

/** Upper limit for showing all small prizes of a long list, so that the main prize does not come ten minutes later. */
const maxSmallMs = 90_000

/** Each digit takes longer than the one before it: the last one twice as long as the first. */
function restsOf(from: number, rollMs: number, digits: number): readonly number[] {
  const weights = Array.from({ length: digits }, (_, index) => 1 + index / Math.max(1, digits - 1))
  const sum = weights.reduce((all, one) => all + one, 0)
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    return from + (rollMs * passed) / sum
  })
}

/**
 * The timeline of the draw, the last prize first. It is computed from the steps alone, so that all viewers see the same
 * moment at the same time.
 */
export function showOf<S extends Timed>(steps: readonly S[]): Show<S> {
  const lengthOf = ({ nameMs, rollMs, holdMs }: Tempo) => nameMs + rollMs + holdMs
  const small = steps.filter(({ award_place: place }) => place > 10)
  const smallMs = small.length * lengthOf(tempoOf(11))
  const haste = Math.max(1, smallMs / maxSmallMs)
  const told: ShowStep<S>[] = []
  let atMs = introMs
  for (const step of steps) {
    const tempo = tempoOf(step.award_place)
    const by = step.award_place > 10 ? haste : 1
    const startMs = atMs
    const rollFrom = startMs + tempo.nameMs / by
    const toldMs = rollFrom + tempo.rollMs / by
    atMs = startMs + lengthOf(tempo) / by
    told.push({
      step,
      startMs,
      settleMs: restsOf(rollFrom, tempo.rollMs / by, step.ticket.length),
      revealedMs: toldMs,
      endMs: atMs,
    })
  }
  return { steps: told, endMs: atMs }
}

/** A moment of the draw. `settled`: the number of settled digits. */
export type Moment =
  | { readonly kind: 'before' }
  | { readonly kind: 'intro' }
  | { readonly kind: 'step'; readonly index: number; readonly settled: number; readonly isRevealed: boolean }
  | { readonly kind: 'after' }

export function momentAt({ steps, endMs }: Show<Timed>, ms: number): Moment {
  if (ms < 0) return { kind: 'before' }
  if (ms >= endMs) return { kind: 'after' }
  const index = steps.findLastIndex(({ startMs }) => startMs <= ms)
  const told = steps[index]
  if (!told) return { kind: 'intro' }
  const atRest = told.settleMs.filter((rest) => rest <= ms).length
  return { kind: 'step', index, settled: atRest, isRevealed: ms >= told.revealedMs }
}

/** The next moment at which the display changes; undefined at the end. */
export function nextChangeMs(show: Show<Timed>, ms: number): number | undefined {
  if (ms < 0) return 0
  const times = show.steps.flatMap(({ startMs, settleMs, revealedMs }) => [startMs, ...settleMs, revealedMs])
  return [...times, show.endMs].filter((time) => time > ms).toSorted((a, b) => a - b)[0]
}

/** The tickets that begin with the settled digits. */
export const stillFitting = (tickets: readonly string[], ticket: string, atRest: number): readonly string[] => {
  const begun = ticket.slice(0, atRest)
  return tickets.filter((own) => own.length === ticket.length && own.startsWith(begun))
}
