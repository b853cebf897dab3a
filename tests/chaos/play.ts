import { between } from '../server/random.ts'
import { walletHeaders } from '../server/signing.ts'
import type { Journal, Movement } from './journal.ts'
import type { Line } from './line.ts'

export interface PlayLane {
  readonly name: string
  readonly url: string
  readonly secret: string
  readonly session: string
  readonly playerId: bigint
  readonly random: () => number
  readonly line: Line
  readonly journal: Journal
  /** Checked before each round. */
  readonly isOver: () => boolean
}

/** Simulates a busy game server: bet, then a win, a loss or a rollback, round after round. */
export async function play(lane: PlayLane): Promise<void> {
  for (let round = 1; !lane.isOver(); round += 1) {
    const roundId = `${lane.name}-r${round}`
    const stake = between(lane.random, 1, 400)
    const bet = `${roundId}-bet`
    const isTaken = await move(lane, 'bet', roundId, { id: bet, deltaCents: -stake }, { amount_cents: stake })
    const chance = lane.random()
    if (!isTaken || chance < 0.1) {
      // A rollback of a rejected bet moves no money, but the bet must stay without effect.
      const given = { id: `${roundId}-back`, deltaCents: isTaken ? stake : 0 }
      await move(lane, 'rollback', roundId, given, { original_transaction_id: bet })
      continue
    }
    const prize = chance < 0.6 ? 0 : between(lane.random, 1, 800)
    const won = { id: `${roundId}-win`, deltaCents: prize }
    await move(lane, 'win', roundId, won, { amount_cents: prize, round_finished: true })
  }
}

async function move(
  lane: PlayLane,
  kind: 'bet' | 'win' | 'rollback',
  roundId: string,
  { id, deltaCents }: { id: string; deltaCents: number },
  rest: object,
): Promise<boolean> {
  const path = `/wallet/v1/${kind}`
  const body = JSON.stringify({ session: lane.session, round_id: roundId, transaction_id: id, ...rest })
  const movement: Movement = { id, kind, playerId: lane.playerId, roundId, deltaCents }
  const answer = await lane.line.deliver(`${kind} ${id}`, () => post(lane, path, body))
  if (answer.status !== 200) {
    lane.journal.refuse(movement)
    const code = (answer.body as { error?: { code?: string } } | null)?.error?.code
    if (code !== 'insufficient_funds') lane.line.unexpected.push(`${kind} ${id}: ${answer.status} ${code}`)
    return false
  }
  lane.journal.acknowledge(movement)
  if (lane.random() < 0.05) await repeat(lane, movement, path, body, answer.body)
  return true
}

// The same request must always get the same response.
async function repeat(lane: PlayLane, movement: Movement, path: string, body: string, first: unknown): Promise<void> {
  const again = await lane.line.deliver(`${movement.kind} ${movement.id} again`, () => post(lane, path, body))
  if (again.status !== 200 || JSON.stringify(again.body) !== JSON.stringify(first)) {
    lane.journal.faults.push(
      `${movement.kind} ${movement.id} got a different answer the second time: ${JSON.stringify(again)}`,
    )
  }
}

async function post({ url, secret }: PlayLane, path: string, body: string) {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: walletHeaders(secret, path, body), body })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
