import type { Connection } from './connection.ts'

const none: readonly Connection[] = []

/**
 * The connections of each player who has joined a private channel. A set of members for each channel, with twenty
 * channels per player and nearly always one member, took two thirds of a connection's memory.
 */
export class ConnectionsByPlayer {
  readonly #held = new Map<bigint, readonly Connection[]>()

  of(playerId: bigint): readonly Connection[] {
    return this.#held.get(playerId) ?? none
  }

  players(): Iterable<bigint> {
    return this.#held.keys()
  }

  /** True when it is the first of the player. */
  add(playerId: bigint, connection: Connection): boolean {
    const held = this.of(playerId)
    if (!held.includes(connection)) this.#held.set(playerId, [...held, connection])
    return held.length === 0
  }

  /** True when it was the last of the player. */
  remove(playerId: bigint, connection: Connection): boolean {
    const left = this.of(playerId).filter((each) => each !== connection)
    if (left.length === 0) return this.#held.delete(playerId)
    this.#held.set(playerId, left)
    return false
  }
}
