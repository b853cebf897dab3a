/** Millionths of a point in a point: points are stored as whole millionths. */
export const microsInPoint = 1_000_000n

/** Converts points of the wire, whole ones, to the stored unit. */
export const toMicros = (points: number): bigint => BigInt(Math.round(points * 100)) * (microsInPoint / 100n)

/** Stored points as on the wire: two digits, rounded down, so that a player never sees more than they have. */
export const fromMicros = (micros: bigint): number => Number(micros / (microsInPoint / 100n)) / 100

export interface Stake {
  /** Real money alone, minor units. */
  readonly cents: bigint
  /** The stake that earns one point in this currency, minor units. */
  readonly stakeCents: bigint
  /** Percent of a stake in this game that counts. */
  readonly percent: number
}

/** The points earned by a stake, in millionths of a point, rounded down. */
export const earnedMicros = ({ cents, stakeCents, percent }: Stake): bigint =>
  stakeCents <= 0n ? 0n : (cents * BigInt(percent) * microsInPoint) / (100n * stakeCents)
