import type { Clock } from '../../ports.ts'
import type { Session } from '../../sessions.ts'
import { drawsOf, gameOf } from '../rounds/settle.ts'
import type { LiveBetRow, LiveRound } from '../row.ts'
import type { LiveStore } from '../store.ts'

/** `index`: the number of earlier moves of the bet, which makes a repeated request idempotent. */
export interface LiveMove {
  readonly betId: string
  readonly index: number
  readonly move: unknown
}

/** `early`: the round does not run yet. `late`: it has ended. `invalid`: no such move, or none in this bet. */
export type LiveMoved =
  | { readonly kind: 'bet'; readonly bet: LiveBetRow }
  | { readonly kind: 'refused'; readonly code: 'move_early' | 'move_late' | 'move_invalid' }

const refused = (code: Extract<LiveMoved, { kind: 'refused' }>['code']): LiveMoved => ({ kind: 'refused', code })

/**
 * Players' moves while a round runs. Each move is stored before it is published, and the database rejects moves once
 * the round has landed: a node whose clock is late cannot accept a move from a player who has already received the end
 * from another node.
 */
export function createLiveMoves(store: LiveStore, clock: Clock) {
  return async function move(session: Session, { betId, index, move: input }: LiveMove): Promise<LiveMoved> {
    // The arrival time at the server counts.
    const at = clock.now()
    const bet = await store.betOf(session.owner, betId)
    if (!bet) return refused('move_invalid')
    if (index < bet.moves.length) return { kind: 'bet', bet }
    const round = await store.round(bet.roundId)
    if (!round || round.game !== session.game || index > bet.moves.length) return refused('move_invalid')
    if (round.resultAt || (round.landsAt && round.landsAt <= at)) return refused('move_late')
    if (bet.state !== 'confirmed') return refused('move_invalid')
    if (round.state === 'betting' || at < round.spinsAt) return refused('move_early')
    const made = await admit(round, bet, input, at)
    if (made === null) return refused('move_invalid')
    const isStored = await store.move(bet.id, index, made, at)
    const now = await store.bet(bet.id)
    if (!now || (!isStored && now.moves.length <= index)) return refused('move_late')
    return { kind: 'bet', bet: now }
  }
}

async function admit(round: LiveRound, { bet, moves }: LiveBetRow, input: unknown, at: Date): Promise<unknown> {
  const { engine, profile } = gameOf(round)
  const played = await engine.play(profile, bet, moves, await drawsOf(round))
  if (played.isOver) return null
  const elapsedMs = at.getTime() - round.spinsAt.getTime()
  return engine.admit?.(input, { profile, bet, played, moves, elapsedMs }) ?? null
}
