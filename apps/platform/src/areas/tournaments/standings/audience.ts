import type { Realtime } from '../../../core/realtime/realtime.ts'
import { publishEveryMs } from './leaderboardPublisher.ts'

/** How often scores are counted while nobody can see them change. */
const unseenEveryMs = 4_000
/** A page without realtime reads a leaderboard again within this time. */
const readAgainMs = 60_000
/** Listing the connected players takes time in proportion to their number. */
const lookEveryMs = 1_000

/** Who can see leaderboards change: subscribers, and pages that read them again and again. */
export class Audience {
  readonly #realtime: Pick<Realtime, 'isWatched' | 'subscribers'>
  #presentUntil = Number.NEGATIVE_INFINITY

  constructor(realtime: Pick<Realtime, 'isWatched' | 'subscribers'>) {
    this.#realtime = realtime
  }

  /** Somebody has read a leaderboard. */
  noteRead(): void {
    this.#presentUntil = performance.now() + readAgainMs
  }

  /** How often scores are to be counted now. */
  countEveryMs(): number {
    return this.#isPresent() ? publishEveryMs : unseenEveryMs
  }

  #isPresent(): boolean {
    if (performance.now() < this.#presentUntil) return true
    const isPresent = this.#realtime.isWatched('public:tournaments_changes') || this.#realtime.subscribers()?.size !== 0
    if (isPresent) this.#presentUntil = performance.now() + lookEveryMs
    return isPresent
  }
}
