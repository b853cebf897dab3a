import type { MarkFace } from '../../../engines/engine.ts'
import type { PresentedOwnBet } from '../../../protocol/live.ts'
import type { Bus } from './bus.ts'
import type { PublishedSeats } from './seats.ts'

/** An unchanged table is published again this often, for nodes that have just started. */
const AGAIN_MS = 4000
/** Older entries belong to a node that has stopped. */
const FORGOTTEN_MS = 10_000

/** The state of one table that a node publishes to its peers. */
interface PeerTable extends PublishedSeats {
  /** The last results, newest first. */
  readonly last: readonly MarkFace[]
}
type PeerMessage = { readonly game: string } & (
  | ({ readonly kind: 'seats' } & PeerTable)
  | { readonly kind: 'bet'; readonly owner: string; readonly id: string; readonly units: number }
  | {
      /** A name from when bets changed only at their end; nodes of the previous release read it. */
      readonly kind: 'ended'
      readonly bets: readonly { readonly owner: string; readonly bet: PresentedOwnBet }[]
    }
)

export interface PeerHandlers {
  /** A bet was placed on another node by a player who may be seated here. */
  onBet(game: string, owner: string, id: string, units: number): void
  /** A move was made in a bet on another node, or it was settled there. */
  onChanged(game: string, owner: string, bet: PresentedOwnBet): void
}

/**
 * The tables on other nodes. Rounds are rows and so the same everywhere; but a player may be seated on one node, bet on
 * another and be paid by a third.
 */
export function createPeers(bus: Bus, { onBet, onChanged }: PeerHandlers, now: () => number = () => performance.now()) {
  const byGame = new Map<string, Map<string, PeerTable & { readonly at: number }>>()
  const published = new Map<string, { readonly text: string; readonly at: number }>()
  bus.subscribe((received, from) => {
    const message = received as PeerMessage // only this studio writes to its bus
    if (message.kind === 'bet') return onBet(message.game, message.owner, message.id, message.units)
    if (message.kind === 'ended') {
      for (const { owner, bet } of message.bets) onChanged(message.game, owner, bet)
      return
    }
    const nodes = byGame.get(message.game) ?? new Map<string, PeerTable & { readonly at: number }>()
    byGame.set(message.game, nodes.set(from, { ...message, at: now() }))
  })
  const send = (message: PeerMessage) => bus.publish(message)

  const of = (game: string): readonly PeerTable[] => {
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
    publishSeats: (game: string, table: PeerTable) => {
      const text = JSON.stringify(table)
      const last = published.get(game)
      if (last?.text === text && now() - last.at < AGAIN_MS) return
      published.set(game, { text, at: now() })
      send({ kind: 'seats', game, ...table })
    },
    publishBet: (game: string, owner: string, id: string, units: number) =>
      send({ kind: 'bet', game, owner, id, units }),
    publishChanged: (game: string, bets: Extract<PeerMessage, { kind: 'ended' }>['bets']) =>
      send({ kind: 'ended', game, bets }),
  }
}
export type Peers = ReturnType<typeof createPeers>
