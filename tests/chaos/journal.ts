/** Kinds of money movement, as a client sees them. */
export type Kind = 'bet' | 'win' | 'rollback' | 'deposit' | 'cashout' | 'recall'

export interface Movement {
  /** The wallet's transaction id, or the payment's id. */
  readonly id: string
  readonly kind: Kind
  readonly playerId: bigint
  readonly roundId?: string
  /** Change of the player's real balance. */
  readonly deltaCents: number
}

/** Every movement that the platform acknowledged, and every one it finally rejected. Kept outside the platform. */
export class Journal {
  readonly acknowledged = new Map<string, Movement>()
  readonly refused = new Map<string, Movement>()
  readonly faults: string[] = []
  inFlight = 0
  lostAnswers = 0

  acknowledge(movement: Movement): void {
    const name = nameOf(movement)
    if (this.refused.has(name)) this.faults.push(`${name} was rejected and then acknowledged`)
    this.acknowledged.set(name, movement)
  }

  refuse(movement: Movement): void {
    const name = nameOf(movement)
    if (this.acknowledged.has(name)) this.faults.push(`${name} was acknowledged and then rejected`)
    this.refused.set(name, movement)
  }

  /** Sum of all acknowledged movements of one player. */
  sumOf(playerId: bigint): number {
    let sum = 0
    for (const movement of this.acknowledged.values()) if (movement.playerId === playerId) sum += movement.deltaCents
    return sum
  }

  count(kind: Kind): number {
    return [...this.acknowledged.values()].filter((movement) => movement.kind === kind).length
  }
}

export const nameOf = ({ kind, id }: Pick<Movement, 'kind' | 'id'>): string => `${kind} ${id}`
