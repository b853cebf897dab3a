/** Receives the messages of a player's private channels: a connection, or the mailbox of a page that will open one. */
export interface Member {
  /** The spellings of a channel by which it receives its messages. */
  spellingsOf(name: string): readonly string[]
  receive(name: string, frame: Buffer): void
}

const none: readonly Member[] = []

/**
 * The members of the private channels of each player who has joined a private channel. A set of members for each channel, with twenty
 * channels per player and nearly always one member, took two thirds of a connection's memory.
 */
export class ConnectionsByPlayer {
  readonly #held = new Map<bigint, readonly Member[]>()

  of(playerId: bigint): readonly Member[] {
    return this.#held.get(playerId) ?? none
  }

  players(): Iterable<bigint> {
    return this.#held.keys()
  }

  /** True when it is the first of the player. */
  add(playerId: bigint, member: Member): boolean {
    const held = this.of(playerId)
    if (!held.includes(member)) this.#held.set(playerId, [...held, member])
    return held.length === 0
  }

  /** True when it was the last of the player. */
  remove(playerId: bigint, member: Member): boolean {
    const left = this.of(playerId).filter((each) => each !== member)
    if (left.length === 0) return this.#held.delete(playerId)
    this.#held.set(playerId, left)
    return false
  }
}
