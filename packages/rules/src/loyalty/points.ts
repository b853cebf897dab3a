/** Millionths of a point in a point: points are kept as whole numbers of them. */
export const microsInPoint = 1_000_000n

/** Points of the wire, whole ones, as they are kept. */
export const toMicros = (points: number): bigint => BigInt(Math.round(points * 100)) * (microsInPoint / 100n)

/** Stored points as on the wire: two digits, rounded down, so that nobody is shown more than they have. */
export const fromMicros = (micros: bigint): number => Number(micros / (microsInPoint / 100n)) / 100

export interface Stake {
  /** Real money alone, minor units. */
  readonly cents: bigint
  /** What has to be staked for one point in this currency, minor units. */
  readonly stakeCents: bigint
  /** Percent of a stake in this game that counts. */
  readonly percent: number
}

/** What a stake brings, in millionths of a point, cut. */
export const earnedMicros = ({ cents, stakeCents, percent }: Stake): bigint =>
  stakeCents <= 0n ? 0n : (cents * BigInt(percent) * microsInPoint) / (100n * stakeCents)
