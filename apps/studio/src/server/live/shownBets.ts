import type { EngineProfile, LiveMoment, LiveRules } from '../../engines/engine.ts'
import type { BetsToShow, BetToShow } from './row.ts'
import { maskOf } from './seats.ts'

/** Listed for everyone, the highest first; of the others only their number and their sum. */
export const LISTED = 30

/** A bet as everyone at the table sees it; amounts are in lowest stakes of each player's own currency. */
export interface PresentedBet {
  readonly id: string
  readonly name: string
  readonly units: number
  /** The multiplier it has left with, in hundredths; null: it is still in, or it was lost. */
  readonly left: number | null
}
export interface PresentedBets {
  readonly count: number
  readonly units: number
  /** How many have left, and what they take with them. */
  readonly left: number
  readonly won: number
  readonly list: readonly PresentedBet[]
}

type Rules = Pick<LiveRules<EngineProfile, unknown, unknown>, 'leftWith'>
type Shown = BetToShow & { readonly name: string; left: number | null }

/** The bets of a round during which players act, as everyone at the table follows them. */
export function createShownBets({ leftWith }: Rules, profile: EngineProfile) {
  let bets = new Map<string, Shown>()
  let all = { count: 0, units: 0 }

  return {
    /** As they are stored: whatever else was known of this round stays, and another's is forgotten. */
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
    /** The bets that have left since it was called last, by their players or by themselves. */
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

const present = ({ id, name, units, left }: Shown): PresentedBet => ({ id, name, units, left })
