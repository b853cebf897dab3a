/**
 * A clocked round that ends this long after its time had no process to end it: abandoned rounds are scanned for every
 * five seconds.
 */
const OUTAGE_MS = 10_000

interface Run {
  readonly startedAt: Date
  readonly dueAt: Date
  readonly now: Date
}

/**
 * Whether the studio was unreachable during a clocked round, so that a cash-out may not have been received.
 * `aloneSince`: when the only process started; rounds from before that were interrupted.
 */
export const hadOutage = ({ startedAt, dueAt, now }: Run, aloneSince: Date | null): boolean =>
  now.getTime() - dueAt.getTime() > OUTAGE_MS || (aloneSince !== null && startedAt < aloneSince)
