import type { MarkFace } from '../../engines/engine.ts'
import type { Bus } from './bus.ts'
import type { presentOwnBet } from './present.ts'
import type { SeatsTold } from './seats.ts'

/** A table that stands still is told again this often, so that a node that begins hears of it. */
const AGAIN_MS = 4000
/** What was told longer ago is of a node that is gone. */
const FORGOTTEN_MS = 10_000

/** What a node tells the others of one of its tables. */
interface TableTold extends SeatsTold {
  /** What came last, the newest first. */
  readonly last: readonly MarkFace[]
}
type Letter = { readonly game: string } & (
  | ({ readonly kind: 'seats' } & TableTold)
  | { readonly kind: 'bet'; readonly owner: string; readonly id: string; readonly units: number }
  | {
      /** Of the time when bets changed at their end only: nodes of the release before read it by this name. */
      readonly kind: 'ended'
      readonly bets: readonly { readonly owner: string; readonly bet: ReturnType<typeof presentOwnBet> }[]
    }
)

export interface Hearers {
  /** A bet was placed at another node by a player who may sit here. */
  onBet(game: string, owner: string, id: string, units: number): void
  /** A move was made in a bet at another node, or it was settled there. */
  onChanged(game: string, owner: string, bet: ReturnType<typeof presentOwnBet>): void
}

/**
 * The tables as they are at other nodes. Rounds are the same everywhere, they are rows; but a player sits at one node, bets at
 * another and is paid by a third.
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
    /** What other nodes have told of a table in the last seconds. */
    of,
    /** Games with a table at another node. */
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
