import type { Core } from '../../../core/http/handler.ts'
import type { Log } from '../../../core/log.ts'
import type { FetchBeacon } from '../../../ports/beacon/beacon.ts'
import { listAwaitingBeacon, storeBeacon } from './valueStore.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    readonly fetchBeacon: FetchBeacon
  }
}

interface BeaconNeeds extends Pick<Core, 'db' | 'clock'> {
  readonly log: Log
  readonly fetchBeacon: FetchBeacon
}

/** Fetches the beacon's output for each due draw. A draw waits until it has the output. */
export async function fetchBeacons({ db, clock, log, fetchBeacon }: BeaconNeeds): Promise<void> {
  for (const { id, beacon_url: url, draw_at: drawAt } of await listAwaitingBeacon(db, clock.now())) {
    try {
      await storeBeacon(db, id, await fetchBeacon(url, drawAt))
    } catch (error) {
      log.error({ err: error, lottery: String(id), beacon: url }, 'lotteries: beacon fetch failed, the draw waits')
    }
  }
}
