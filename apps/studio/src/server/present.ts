import type { PublicSeed, Session } from './sessions.ts'
import { openingStake, stakesFor } from './stakes.ts'
import { type Round, UNFINISHED } from './store.ts'

/** A round as its player may see it: steps not yet shown and seeds not yet revealed stay here. */
export function presentRound(round: Round) {
  const isFinished = !UNFINISHED.includes(round.state)
  const steps = round.steps.slice(0, round.state === 'settled' && round.interrupted ? undefined : round.shown)
  const isAllShown = steps.length === round.steps.length
  return {
    id: round.id,
    state: round.state,
    refusal: round.refusal,
    interrupted: round.interrupted,
    played_at: round.createdAt.toISOString(),
    stake_cents: round.stakeCents,
    win_cents: isAllShown ? round.winCents : null,
    balance_cents: round.balanceCents,
    steps,
    has_more: !isAllShown,
    is_finished: isFinished,
    fairness: {
      hash: round.seedHash,
      player_seed: round.playerSeed,
      nonce: round.nonce,
      server_seed: round.seedRevealed && isFinished ? round.serverSeed : null,
    },
  }
}
export type PresentedRound = ReturnType<typeof presentRound>

/** All a client needs to open: `pending` names a round that could not be ended yet, `interrupted` one that was. */
export function presentState(
  session: Session,
  facts: {
    balanceCents: number | null
    seed: PublicSeed
    last: Round | null
    interrupted: Round | null
    pending: boolean
  },
) {
  const stakes = stakesFor(session.currency, session.subunitsToUnit)
  return {
    profile: session.profile.id,
    balance_cents: facts.balanceCents,
    stakes,
    stake_cents: openingStake(stakes),
    seed: presentSeed(facts.seed),
    last: facts.last && presentRound(facts.last),
    interrupted: facts.interrupted && presentRound(facts.interrupted),
    pending: facts.pending,
  }
}
export type PresentedState = ReturnType<typeof presentState>

export function presentSeed(seed: PublicSeed) {
  return { hash: seed.hash, nonce: seed.nonce, player_seed: seed.playerSeed }
}
