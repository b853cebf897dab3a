/** A figure that is read on request. */
export interface Gauge {
  /** As it is exported: `apogee_...`, with its unit. */
  readonly name: string
  readonly help: string
  /** Name of the label that distinguishes its values; a gauge without it has one value. */
  readonly label?: string
  /** Values by the label's value; one under '' without a label. Throws if it cannot be read now. */
  readonly read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>
}

/** One value, without a label. */
export const single = (value: number): ReadonlyMap<string, number> => new Map([['', value]])
