/** A layout shift, as the browser reports it. */
export interface Shift {
  readonly value: number
  readonly startTime: number
  readonly hadRecentInput: boolean
}

const gapMs = 1_000
const windowMs = 5_000

/**
 * CLS: the worst burst of shifts, each at most a second after the last and all within five; those caused by a press do
 * not count.
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0
  let sum = 0
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const isSameBurst = startTime - last < gapMs && startTime - first < windowMs
    sum = isSameBurst ? sum + value : value
    if (!isSameBurst) first = startTime
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** One event of a press: several form an interaction, whose delay is that of the longest. */
export interface Press {
  readonly interactionId: number
  readonly duration: number
}

/**
 * INP: the longest delay of an interaction, ignoring one in fifty as an outlier; undefined when nothing was pressed.
 */
export function pressDelay(presses: readonly Press[], interactions: number): number | undefined {
  const longest = new Map<number, number>()
  for (const { interactionId, duration } of presses)
    if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  const delays = [...longest.values()].toSorted((a, b) => b - a)
  return delays[Math.min(delays.length - 1, Math.floor(interactions / 50))]
}
