import type { PresentedOwnBet } from '../../protocol/live.ts'
import type { EngineParts } from '../engine.ts'
import { postToHost } from '../page/host.ts'

/** The balance as the wallet last reported it, shown in the game and sent to the page around it. */
export function createBalance({ hud, money, launch }: Pick<EngineParts, 'hud' | 'money' | 'launch'>) {
  let cents: number | null = null
  function set(balance: number | null): void {
    if (balance === null) return
    cents = balance
    hud.show({ balance: money(balance) })
    postToHost({ type: 'balance', balance_cents: balance, currency: launch.currency })
  }
  return {
    set,
    balance: () => cents,
    staked: ({ stake_cents, balance_cents }: PresentedOwnBet) => {
      postToHost({ type: 'round-started', stake_cents })
      set(balance_cents)
    },
    /** A settlement can only raise the balance, so the highest of several responses is the latest. */
    settled: (bets: readonly PresentedOwnBet[]) => {
      const balances = bets.flatMap(({ balance_cents }) => balance_cents ?? [])
      if (balances.length > 0) set(Math.max(...balances))
      for (const { id, stake_cents, win_cents } of bets) {
        postToHost({ type: 'round-ended', round_id: id, stake_cents, win_cents: win_cents ?? 0, balance_cents: cents })
      }
    },
  }
}
