import { createHash } from 'node:crypto'
import { itemAt } from '../../../engines/itemAt.ts'
import type { LiveEvents } from '../../../protocol/live.ts'
import type { Session } from '../../sessions.ts'

/** Number of players shown around the table; of the others only the count. */
const NAMED = 8

export interface Listener {
  readonly session: Session
  send(message: Message): void
}

const text = new TextEncoder()

/** Serializes a message for the stream; a message for all is serialized once. */
export const messageOf = <E extends keyof LiveEvents>(event: E, data: LiveEvents[E]) =>
  text.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
export type Message = ReturnType<typeof messageOf>

/** The players at a table of one node: an anonymous key of each, and the names on display. */
export interface PublishedSeats {
  readonly keys: readonly string[]
  readonly names: readonly { readonly name: string; readonly units: number }[]
}

/** The players at a table on this node, and their bets in the round. */
export function createSeats() {
  const byOwner = new Map<string, Set<Listener>>()
  const masks = new Map<string, Mask>()
  const staked = new Map<string, Map<string, number>>()
  const namesHere = () =>
    [...masks].map(([owner, { name }]) => ({ name, units: sumOf(staked.get(owner)) })).toSorted(byUnits)
  return {
    join: (listener: Listener) => {
      const { owner } = listener.session
      const own = byOwner.get(owner) ?? new Set()
      byOwner.set(owner, own.add(listener))
      masks.set(owner, masks.get(owner) ?? maskOf(owner))
      return () => {
        own.delete(listener)
        if (own.size > 0 || byOwner.get(owner) !== own) return
        byOwner.delete(owner)
        masks.delete(owner)
      }
    },
    isEmpty: () => byOwner.size === 0,
    /** On this node and on others. */
    count: (peers: readonly PublishedSeats[]) => keysOf(masks, peers).size,
    /** For other nodes. */
    published: (): PublishedSeats => ({
      keys: [...masks.values()].map(({ key }) => key),
      names: namesHere().slice(0, NAMED),
    }),
    bet: (owner: string, id: string, units: number) => {
      staked.set(owner, (staked.get(owner) ?? new Map<string, number>()).set(id, units))
    },
    clearBets: () => staked.clear(),
    /** One seat per player, regardless of the number of windows; players with bets come first. */
    shown: (peers: readonly PublishedSeats[]) => {
      const names = [namesHere(), ...peers.map((node) => node.names)].flat().toSorted(byUnits)
      return { seats: keysOf(masks, peers).size, names: names.slice(0, NAMED) }
    },
    toAll: <E extends keyof LiveEvents>(event: E, data: LiveEvents[E]) => {
      const message = messageOf(event, data)
      for (const own of byOwner.values()) for (const listener of own) listener.send(message)
    },
    to: <E extends keyof LiveEvents>(owner: string, event: E, data: LiveEvents[E]) => {
      const own = byOwner.get(owner)
      if (!own) return
      const message = messageOf(event, data)
      for (const listener of own) listener.send(message)
    },
  }
}
const byUnits = (a: { units: number }, b: { units: number }) => b.units - a.units
const keysOf = (masks: ReadonlyMap<string, Mask>, peers: readonly PublishedSeats[]) =>
  new Set([...[...masks.values()].map(({ key }) => key), ...peers.flatMap(({ keys }) => keys)])
const sumOf = (bets: ReadonlyMap<string, number> = new Map()) =>
  [...bets.values()].reduce((sum, units) => sum + units, 0)

export type Seats = ReturnType<typeof createSeats>

interface Mask {
  readonly name: string
  /** The same on every node. */
  readonly key: string
}

/** An anonymous name: the studio does not know who its players are. */
export function maskOf(owner: string): Mask {
  const hash = createHash('sha256').update(owner).digest()
  const letter = String.fromCharCode(65 + (itemAt(hash, 0) % 26)) // a hash has 32 bytes
  const name = `${letter}***${String(itemAt(hash, 1) % 100).padStart(2, '0')}`
  return { name, key: hash.toString('base64url', 0, 9) }
}
