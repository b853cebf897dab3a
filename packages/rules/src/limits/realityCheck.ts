/** SAFE-04: the choices for the minutes of play between two checks, and the default. */
export const realityMinutes = [15, 30, 60] as const
export type RealityMinutes = (typeof realityMinutes)[number]
export const usualRealityMinutes: RealityMinutes = 60

/** So long without a round ends a play: the next round begins another one. As long as an idle login lives (SEC-01). */
export const playPauseMs = 30 * 60_000

/** Parses a number of minutes; the default for a stored value that is no longer one of the choices. */
export const readRealityMinutes = (text: string | undefined): RealityMinutes =>
  realityMinutes.find((minutes) => String(minutes) === text) ?? usualRealityMinutes

/**
 * Rounds may still begin this long after the announcement: for requests in flight and pages that have not received it
 * yet.
 */
export const realityGraceMs = 30_000

/** When the next check is due, counted from the last answer or the beginning of the play. */
export const realityDueAt = (countedFrom: Date, minutes: RealityMinutes): Date =>
  new Date(countedFrom.getTime() + minutes * 60_000)

/** Whether a play last seen at `seenAt` is still in progress. */
export const isSamePlay = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() < playPauseMs
