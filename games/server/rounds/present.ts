import { findGame } from '../../engines/index.ts'
import { UNITS_PER_STAKE } from '../../engines/stake.ts'
import type { Commitment } from '../../fairness/commitment.ts'
import type { FreeRounds, PresentedCommitment, PresentedRound } from '../../protocol/round.ts'
import type { PresentedSeed, PresentedState } from '../../protocol/state.ts'
import type { PublicSeed, Session } from '../sessions.ts'
import { openingStake, stakesOf } from '../stakes.ts'
import { elapsedOf } from './drive.ts'
import { isUnfinished, type Round } from './row.ts'

/**
 * Moves that would raise the round above the max bet of the player's bonus are `withheld`, because the wallet would
 * reject them.
 */
function offersOf({ engine, profile, view, offers, stakedCents, maxBetCents }: Round) {
  const raiseOf = findGame(engine, profile)?.engine.raiseOf
  if (!raiseOf || maxBetCents === null) return { offers, withheld: [] }
  const fits = (move: string) => stakedCents + raiseOf(view, move) <= maxBetCents
  return { offers: offers.filter(fits), withheld: offers.filter((move) => !fits(move)) }
}

/** The player's view of a round, without hidden outcomes and unrevealed seeds. */
export function presentRound(round: Round, now: Date): PresentedRound {
  const isOver = round.state === 'played' || round.state === 'settled'
  return {
    id: round.id,
    engine: round.engine,
    profile: round.profile,
    state: round.state,
    refusal: round.refusal,
    interrupted: round.interrupted,
    played_at: round.createdAt.toISOString(),
    stake_cents: round.stakeCents,
    staked_cents: round.stakedCents,
    bet: round.bet,
    moves: round.moves,
    view: round.view,
    ...offersOf(round),
    max_bet_cents: round.maxBetCents,
    win_cents: isOver ? round.winCents : null,
    balance_cents: round.balanceCents,
    free: round.freeId === null ? null : { id: round.freeId, standing: round.freeRounds },
    is_open: round.state === 'open',
    elapsed_ms: round.openedAt && round.state === 'open' ? elapsedOf(round, now) : null,
    fairness: {
      hash: round.seedHash,
      player_seed: round.playerSeed,
      nonce: round.nonce,
      server_seed: round.seedRevealed && !isUnfinished(round) ? round.serverSeed : null,
      commitment: presentCommitment(round.commitment),
      player_seed_at: round.playerSeedAt?.toISOString() ?? null,
      shared: false,
      live: null,
    },
  }
}
/** Whether free rounds can be played in a session: ordinary ones, or those with its engine's feature. */
export const canPlay = ({ engine }: Session, feature: string | null = null): boolean =>
  engine.takesFreeRounds === true && (feature === null || feature === engine.feature)

/** The complete state for a client. */
export function presentState(
  session: Session,
  facts: {
    balanceCents: number | null
    maxBetCents: number | null
    freeRounds: FreeRounds | null
    seed: PublicSeed
    last: Round | null
    open: Round | null
    interrupted: Round | null
    pending: boolean
  },
  now: Date,
): PresentedState {
  const stakes = stakesOf(session)
  const shown = (round: Round | null) => round && presentRound(round, now)
  return {
    engine: session.engine.id,
    profile: session.profile.id,
    now: now.getTime(),
    rules: session.rules,
    balance_cents: facts.balanceCents,
    free_rounds: facts.freeRounds && canPlay(session, facts.freeRounds.feature) ? facts.freeRounds : null,
    stakes,
    stake_step: session.profile.stakeStep ?? UNITS_PER_STAKE,
    stake_cents: openingStake(stakes),
    max_win_cents: session.engine.maxWin(session.profile, stakes),
    max_win_times: session.engine.maxTimes(session.profile),
    volatility: session.profile.volatility,
    wins_below_stake: session.profile.winsBelowStake ?? null,
    seed: presentSeed(facts.seed),
    last: shown(facts.last),
    // The bonus may have begun or ended since the round's last bet.
    open: shown(facts.open && { ...facts.open, maxBetCents: facts.maxBetCents }),
    interrupted: shown(facts.interrupted),
    pending: facts.pending,
  }
}
export function presentSeed(seed: PublicSeed): PresentedSeed {
  return {
    hash: seed.hash,
    nonce: seed.nonce,
    player_seed: seed.playerSeed,
    player_seed_at: seed.playerSeedAt?.toISOString() ?? null,
    commitment: presentCommitment(seed.commitment),
    next: presentCommitment(seed.next),
  }
}

const presentCommitment = (commitment: Commitment | null): PresentedCommitment | null =>
  commitment && {
    hash: commitment.hash,
    committed_at: commitment.committedAt,
    signature: commitment.signature,
    key: commitment.key,
  }
