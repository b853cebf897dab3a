/** A figure that is read when somebody asks for it. */
export interface Gauge {
  /** As it is exported: `apogee_...`, with its unit. */
  readonly name: string
  readonly help: string
  /** What tells its values apart; a gauge without it has one value. */
  readonly label?: string
  /** Values by the label's value; one under '' without a label. Throws when it cannot be told now. */
  readonly read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>
}

/** One value, without a label. */
export const single = (value: number): ReadonlyMap<string, number> => new Map([['', value]])
