/** The format of docs/games/tables.json. */
export interface Tables {
  readonly lines: readonly (readonly number[])[]
  readonly spots: Readonly<Record<string, { readonly numbers: readonly number[]; readonly pays: number }>>
  readonly engines: Readonly<Record<string, Readonly<Record<string, object>>>>
}

/**
 * Result of a round by the rules: units of a slot or minor units, the stake where moves raise it, and the drawn values.
 */
export interface Outcome {
  readonly units?: number
  readonly win?: number
  readonly staked?: number
  readonly seen: unknown
}
