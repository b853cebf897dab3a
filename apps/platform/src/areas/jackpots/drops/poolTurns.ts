import { itemAt } from '@apogee/rules/validation/required'
import type { PlayResult, WinOrder } from '../../play/public.ts'

/** A win whose game is linked to these jackpots. */
export interface LinkedWin {
  readonly order: WinOrder
  readonly jackpots: readonly string[]
}

interface Waiting {
  readonly win: LinkedWin
  readonly resolve: (result: PlayResult) => void
  readonly reject: (error: unknown) => void
}

const maxAtOnce = 50

/**
 * Batches wins that move the same pools: those that arrive while one batch is being committed form the next batch, so
 * that the pools' rows are locked once per batch instead of once per win.
 */
export class PoolTurns {
  readonly #settle: (wins: readonly LinkedWin[]) => Promise<readonly PlayResult[]>
  #waiting: Waiting[] = []
  #isAtWork = false

  constructor(settle: (wins: readonly LinkedWin[]) => Promise<readonly PlayResult[]>) {
    this.#settle = settle
  }

  take(win: LinkedWin): Promise<PlayResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ win, resolve, reject })
      if (!this.#isAtWork) void this.#work()
    })
  }

  async #work(): Promise<void> {
    this.#isAtWork = true
    while (this.#waiting.length > 0) await this.#run(this.#waiting.splice(0, maxAtOnce))
    this.#isAtWork = false
  }

  async #run(lot: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.#settle(lot.map(({ win }) => win))
      for (const [at, { resolve }] of lot.entries()) resolve(itemAt(results, at))
    } catch (error) {
      // The batch was rolled back: each win is retried separately, so that one that cannot be settled does not block
      // the others.
      if (lot.length > 1) for (const one of lot) await this.#run([one])
      else itemAt(lot, 0).reject(error)
    }
  }
}
