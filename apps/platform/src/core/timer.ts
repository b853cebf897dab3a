/** Periodic work: expiries, cleaning. Its name appears in the log and the metrics. */
export interface Timer {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}
