/** SAFE-04: minutes of play between two checks that can be chosen, and what it is without a choice. */
export const realityMinutes = [15, 30, 60] as const
export type RealityMinutes = (typeof realityMinutes)[number]
export const usualRealityMinutes: RealityMinutes = 60

/** So long without a round ends a play: the next round begins another one. As long as an idle login lives (SEC-01). */
export const playPauseMs = 30 * 60_000

/** The minutes a text names, or the usual ones: what is stored may be older than the choices. */
export const readRealityMinutes = (text: string | undefined): RealityMinutes =>
  realityMinutes.find((minutes) => String(minutes) === text) ?? usualRealityMinutes

/** How long after the announcement a round may still begin: for requests in flight and pages that have not heard of it yet. */
export const realityGraceMs = 30_000

/** When the next check is due, counted from the last answer or the beginning of the play. */
export const realityDueAt = (countedFrom: Date, minutes: RealityMinutes): Date =>
  new Date(countedFrom.getTime() + minutes * 60_000)

/** Whether a play that was last seen at `seenAt` still goes on. */
export const isSamePlay = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() < playPauseMs
