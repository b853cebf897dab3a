import type { MarkFace } from '../../engines/engine.ts'
import type { PresentedOwnBet } from '../../protocol/live.ts'
import type { Bus } from './bus.ts'
import type { SeatsTold } from './seats.ts'

/** An unchanged table is published again this often, for nodes that have just started. */
const AGAIN_MS = 4000
/** Older entries belong to a node that has stopped. */
const FORGOTTEN_MS = 10_000

/** The state of one table that a node publishes to its peers. */
interface TableTold extends SeatsTold {
  /** The last results, newest first. */
  readonly last: readonly MarkFace[]
}
type Letter = { readonly game: string } & (
  | ({ readonly kind: 'seats' } & TableTold)
  | { readonly kind: 'bet'; readonly owner: string; readonly id: string; readonly units: number }
  | {
      /** A name from when bets changed only at their end; nodes of the previous release read it. */
      readonly kind: 'ended'
      readonly bets: readonly { readonly owner: string; readonly bet: PresentedOwnBet }[]
    }
)

export interface Hearers {
  /** A bet was placed on another node by a player who may be seated here. */
  onBet(game: string, owner: string, id: string, units: number): void
  /** A move was made in a bet on another node, or it was settled there. */
  onChanged(game: string, owner: string, bet: PresentedOwnBet): void
}

/**
 * The tables on other nodes. Rounds are rows and so the same everywhere; but a player may be seated on one node, bet on
 * another and be paid by a third.
 */
export function createElsewhere(bus: Bus, { onBet, onChanged }: Hearers, now: () => number = () => performance.now()) {
  const byGame = new Map<string, Map<string, TableTold & { readonly at: number }>>()
  const told = new Map<string, { readonly text: string; readonly at: number }>()
  bus.hear((message, from) => {
    const letter = message as Letter // only this studio writes to its bus
    if (letter.kind === 'bet') return onBet(letter.game, letter.owner, letter.id, letter.units)
    if (letter.kind === 'ended') {
      for (const { owner, bet } of letter.bets) onChanged(letter.game, owner, bet)
      return
    }
    const nodes = byGame.get(letter.game) ?? new Map<string, TableTold & { readonly at: number }>()
    byGame.set(letter.game, nodes.set(from, { ...letter, at: now() }))
  })
  const send = (letter: Letter) => bus.tell(letter)

  const of = (game: string): readonly TableTold[] => {
    const nodes = byGame.get(game)
    if (!nodes) return []
    for (const [node, { at }] of nodes) if (now() - at > FORGOTTEN_MS) nodes.delete(node)
    return [...nodes.values()]
  }
  return {
    /** State of a table on other nodes, as published in the last seconds. */
    of,
    /** Games with a table on another node. */
    games: () => [...byGame.keys()].filter((game) => of(game).length > 0),
    /** Call it every second. */
    tellSeats: (game: string, table: TableTold) => {
      const text = JSON.stringify(table)
      const last = told.get(game)
      if (last?.text === text && now() - last.at < AGAIN_MS) return
      told.set(game, { text, at: now() })
      send({ kind: 'seats', game, ...table })
    },
    tellBet: (game: string, owner: string, id: string, units: number) => send({ kind: 'bet', game, owner, id, units }),
    tellChanged: (game: string, bets: Extract<Letter, { kind: 'ended' }>['bets']) =>
      send({ kind: 'ended', game, bets }),
  }
}
export type Elsewhere = ReturnType<typeof createElsewhere>
