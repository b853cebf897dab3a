import type { BeaconOutput } from '../../../fairness/liveClaim.ts'
import type { Beacon, Clock, Log } from '../../ports.ts'
import type { LiveRound } from '../row.ts'

const RETRY_MS = 1000

/** Fetches the output that decides a round without blocking the table's clock. */
export function createBeacons(beacon: Beacon | undefined, clock: Clock, log: Log) {
  /** By table: its waiting round, the time of the last request, and the output. */
  const waiting = new Map<string, { readonly id: string; readonly requestedAt: number; output: BeaconOutput | null }>()

  async function fetchFor({ game, id, beaconAt, spinsAt }: LiveRound): Promise<void> {
    try {
      const output = await beacon?.output(beaconAt ?? spinsAt)
      const entry = waiting.get(game)
      if (output && entry?.id === id) entry.output = output
    } catch (error) {
      log.warn({ round: id, error: String(error) }, 'beacon fetch failed, the live round waits')
    }
  }

  return {
    /** Null: not known yet, and being fetched. */
    read: (round: LiveRound): BeaconOutput | null => {
      const { game, id, beaconUrl } = round
      if (!beacon || beacon.url !== beaconUrl) {
        throw new Error(`round ${id} waits for the beacon ${beaconUrl}, which is not configured`)
      }
      const entry = waiting.get(game)
      if (entry?.id === id && entry.output) return entry.output
      const now = clock.now().getTime()
      if (entry?.id !== id || now - entry.requestedAt >= RETRY_MS) {
        waiting.set(game, { id, requestedAt: now, output: null })
        void fetchFor(round)
      }
      return null
    },
  }
}
export type Beacons = ReturnType<typeof createBeacons>
