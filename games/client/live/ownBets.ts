import type { RoundTypes } from '../../engines/engine.ts'
import type { PresentedBet, PresentedOwnBet } from '../../protocol/live.ts'

/** The player's own bets in a table's round. */
export class OwnBets<T extends RoundTypes> {
  #bets = new Map<string, PresentedOwnBet<T>>()

  set(bets: readonly PresentedOwnBet<T>[]): void {
    this.#bets = new Map(bets.map((bet) => [bet.id, bet]))
  }

  /** Keeps a bet's cash-out multiplier if the update lacks it. */
  store(bet: PresentedOwnBet<T>): void {
    this.#bets.set(bet.id, { ...bet, left: bet.left ?? this.find(bet.id)?.left ?? null })
  }

  left({ id, left }: Pick<PresentedBet, 'id' | 'left'>): void {
    const bet = this.find(id)
    if (bet) this.#bets.set(id, { ...bet, left })
  }

  forgetBefore(round: string): void {
    for (const [id, bet] of this.#bets) if (bet.round !== round) this.#bets.delete(id)
  }

  find(id: string): PresentedOwnBet<T> | null {
    return this.#bets.get(id) ?? null
  }

  /** All except rejected and returned bets. */
  list(): readonly PresentedOwnBet<T>[] {
    return [...this.#bets.values()].filter(({ state }) => state !== 'refused' && state !== 'rolled_back')
  }

  stakedCents(): number {
    return this.list().reduce((sum, bet) => sum + bet.stake_cents, 0)
  }
}
