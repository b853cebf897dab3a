import type { RoundTypes } from '../engines/engine.ts'
import { findGame } from '../engines/index.ts'
import { UNITS_PER_STAKE } from '../engines/stake.ts'
import type { Commitment } from '../fairness/commitment.ts'
import type { PresentedLiveClaim } from './live/present.ts'
import { elapsedOf } from './rounds/drive.ts'
import { isUnfinished, type Round } from './rounds/row.ts'
import type { PublicSeed, Session } from './sessions.ts'
import { openingStake, stakesOf } from './stakes.ts'
import type { FreeRounds } from './wallet.ts'

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
export function presentRound(round: Round, now: Date) {
  const isOver = round.state === 'played' || round.state === 'settled'
  return {
    id: round.id,
    engine: round.engine,
    profile: round.profile,
    state: round.state,
    refusal: round.refusal,
    interrupted: round.interrupted,
    played_at: round.createdAt.toISOString(),
    /** The first bet plus all raises. */
    stake_cents: round.stakeCents,
    staked_cents: round.stakedCents,
    bet: round.bet,
    moves: round.moves,
    view: round.view,
    ...offersOf(round),
    /** Max of all bets of the round while its player wagers a bonus; null: no such limit. */
    max_bet_cents: round.maxBetCents,
    /** Null until the round has ended. */
    win_cents: isOver ? round.winCents : null,
    balance_cents: round.balanceCents,
    /** For a free round: the grant as in the wallet's last response. Nothing is staked, and nothing is paid yet. */
    free: round.freeId === null ? null : { id: round.freeId, standing: round.freeRounds },
    /** An open round waits for its player's move. */
    is_open: round.state === 'open',
    elapsed_ms: round.openedAt && round.state === 'open' ? elapsedOf(round, now) : null,
    fairness: {
      hash: round.seedHash,
      player_seed: round.playerSeed,
      nonce: round.nonce,
      server_seed: round.seedRevealed && !isUnfinished(round) ? round.serverSeed : null,
      /**
       * The signed statement that the hash was published before the player sent their seed; null for rounds from before
       * commitments.
       */
      commitment: presentCommitment(round.commitment),
      player_seed_at: round.playerSeedAt?.toISOString() ?? null,
      /** Whether the second seed is the table's, shared by all its players. */
      shared: false,
      /** For a bet at a live table with a hash chain. */
      live: null as PresentedLiveClaim | null, // a live table's presenter fills it
    },
  }
}
/** A round, with the engine's own types where they are known. */
export type PresentedRound<T extends RoundTypes = RoundTypes> = Omit<
  ReturnType<typeof presentRound>,
  'bet' | 'moves' | 'view'
> & {
  readonly bet: T['bet']
  readonly moves: readonly T['move'][]
  /** Null before its first play is stored. */
  readonly view: T['view'] | null
}

/** Whether free rounds can be played in a session: ordinary ones, or those with its engine's feature. */
export const canPlay = ({ engine }: Session, feature: string | null = null): boolean =>
  engine.takesFreeRounds === true && (feature === null || feature === engine.feature)

/**
 * The complete state for a client: `open` is a round that waits for the player's move, `interrupted` one that ended
 * without them; `pending` is true while such a round could not be ended yet.
 */
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
) {
  const stakes = stakesOf(session)
  const shown = (round: Round | null) => round && presentRound(round, now)
  return {
    engine: session.engine.id,
    profile: session.profile.id,
    /** The rules of the player's licence; the server and the wallet enforce them. */
    rules: session.rules,
    balance_cents: facts.balanceCents,
    /** Granted rounds that can be played now. */
    free_rounds: facts.freeRounds && canPlay(session, facts.freeRounds.feature) ? facts.freeRounds : null,
    /** The list of stakes; between the first and the last any whole number of steps is valid. */
    stakes,
    stake_step: session.profile.stakeStep ?? UNITS_PER_STAKE,
    stake_cents: openingStake(stakes),
    /** Max payout of a round. */
    max_win_cents: session.engine.maxWin(session.profile, stakes),
    /** The same in multiples of a bet. */
    max_win_times: session.engine.maxTimes(session.profile),
    volatility: session.profile.volatility,
    /** Slots: number of rounds in a hundred that win less than their bet. */
    wins_below_stake: session.profile.winsBelowStake ?? null,
    seed: presentSeed(facts.seed),
    last: shown(facts.last),
    // The bonus may have begun or ended since the round's last bet.
    open: shown(facts.open && { ...facts.open, maxBetCents: facts.maxBetCents }),
    interrupted: shown(facts.interrupted),
    pending: facts.pending,
  }
}
export type PresentedState<T extends RoundTypes = RoundTypes> = Omit<
  ReturnType<typeof presentState>,
  'last' | 'open' | 'interrupted'
> &
  Readonly<Record<'last' | 'open' | 'interrupted', PresentedRound<T> | null>>

export function presentSeed(seed: PublicSeed) {
  return {
    hash: seed.hash,
    nonce: seed.nonce,
    player_seed: seed.playerSeed,
    /** Null until the player has sent a seed: their client does with the first bet. */
    player_seed_at: seed.playerSeedAt?.toISOString() ?? null,
    commitment: presentCommitment(seed.commitment),
    next: presentCommitment(seed.next),
  }
}

const presentCommitment = (commitment: Commitment | null) =>
  commitment && {
    hash: commitment.hash,
    committed_at: commitment.committedAt,
    signature: commitment.signature,
    key: commitment.key,
  }
