import type { EngineProfile, LiveMoment, LiveRules } from '../../../engines/engine.ts'
import type { PresentedBet, PresentedBets } from '../../../protocol/live.ts'
import type { BetsToShow, BetToShow } from '../row.ts'
import { maskOf } from './seats.ts'

/** Max number of bets listed for everyone, the highest first; of the others only the count and the sum. */
export const LISTED = 30

type Rules = Pick<LiveRules<EngineProfile, unknown, unknown>, 'leftWith'>
type Shown = BetToShow & { readonly name: string; left: number | null }

/** The public list of bets of a round with player moves. */
export function createShownBets({ leftWith }: Rules, profile: EngineProfile) {
  let bets = new Map<string, Shown>()
  let all = { count: 0, units: 0 }

  return {
    /** Replaces the stored bets; keeps the known cash-outs of this round and drops those of another. */
    set: ({ count, units, list }: BetsToShow) => {
      const before = bets
      all = { count, units }
      bets = new Map(
        list.map((bet) => [bet.id, { ...bet, name: maskOf(bet.owner).name, left: before.get(bet.id)?.left ?? null }]),
      )
    },
    clear: () => {
      bets = new Map()
      all = { count: 0, units: 0 }
    },
    moved: (id: string, moves: readonly unknown[]) => {
      const bet = bets.get(id)
      if (bet && moves.length > bet.moves.length) bets.set(id, { ...bet, moves })
    },
    /** Returns the bets that have been cashed out since the last call, by their players or automatically. */
    follow: (at: LiveMoment): PresentedBet[] => {
      const news: PresentedBet[] = []
      for (const bet of bets.values()) {
        if (bet.left !== null) continue
        bet.left = leftWith?.(profile, bet, at) ?? null
        if (bet.left !== null) news.push(present(bet))
      }
      return news
    },
    shown: (): PresentedBets => {
      const known = [...bets.values()]
      const left = known.filter((bet) => bet.left !== null)
      const won = left.reduce((sum, { units, left }) => sum + (units * (left ?? 0)) / 100, 0)
      return {
        count: all.count,
        units: Math.round(all.units),
        left: left.length,
        won: Math.round(won),
        list: known.slice(0, LISTED).map(present),
      }
    },
  }
}
export type ShownBets = ReturnType<typeof createShownBets>

const present = ({ id, name, ship, units, left }: Shown): PresentedBet => ({ id, name, ship, units, left })
