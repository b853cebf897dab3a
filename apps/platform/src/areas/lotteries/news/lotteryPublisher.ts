import type { Core } from '../../../core/http/handler.ts'
import { presentLive } from '../present.ts'
import { readLottery } from '../store.ts'

/** Tickets can be sold in quick succession, so a lottery is published at most this often. */
const everyMs = 500

interface PublisherOptions extends Pick<Core, 'db' | 'clock' | 'realtime'> {
  readonly onError: (error: unknown) => void
}

/** Publishes changes of a lottery to all visitors: the first at once, then at most twice a second. */
export interface LotteryPublisher {
  /** Call it after the commit. */
  publish(lotteryId: bigint): void
  close(): void
}

declare module '../../../core/http/handler.ts' {
  interface Services {
    readonly lotteryPublisher: LotteryPublisher
  }
}

export function openLotteryPublisher(options: PublisherOptions): LotteryPublisher {
  /** Lotteries published within the last half second; `isChanged` when they have changed again. */
  const resting = new Map<bigint, { timer: NodeJS.Timeout; isChanged: boolean }>()
  const rest = (id: bigint) => {
    const timer = setTimeout(() => {
      const isChanged = resting.get(id)?.isChanged
      resting.delete(id)
      if (isChanged) publish(id)
    }, everyMs)
    resting.set(id, { timer: timer.unref(), isChanged: false })
  }
  const publish = (id: bigint) => {
    const at = resting.get(id)
    if (at) at.isChanged = true
    else {
      rest(id)
      void publishLottery(options, id).catch(options.onError)
    }
  }
  return {
    publish,
    close() {
      for (const { timer } of resting.values()) clearTimeout(timer)
      resting.clear()
    },
  }
}

/** Publishes the current state of a lottery if it has subscribers. */
export async function publishLottery(
  { db, clock, realtime }: Pick<Core, 'db' | 'clock' | 'realtime'>,
  id: bigint,
): Promise<void> {
  if (realtime.isWatched('public:lotteries_changes'))
    realtime.publish('public:lotteries_changes', presentLive(await readLottery(db, id), clock.now()))
}
