import { findGame } from '../../engines/index.ts'
import type { ChainAnchor } from '../../fairness/liveClaim.ts'
import type { PresentedLiveClaim, PresentedLiveRound, PresentedOwnBet } from '../../protocol/live.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { LiveBetRow, LiveRound } from './row.ts'

/** The public view of a table's round at a time. */
export function presentLiveRound(round: LiveRound, now: Date): PresentedLiveRound {
  const isShown = round.resultAt !== null && round.resultAt <= now
  const { view, isWhole, isEndKnown } = outcomeShown(round, now)
  return {
    id: round.id,
    number: round.number,
    hash: round.hash,
    player_seed: round.playerSeed === '' ? null : round.playerSeed,
    server_seed: isShown ? round.serverSeed : null,
    beacon_url: round.beaconUrl,
    opens_at: round.opensAt.getTime(),
    closes_at: round.closesAt.getTime(),
    is_drawn: round.state !== 'betting',
    spins_at: round.spinsAt.getTime(),
    result_at: (isEndKnown && round.resultAt?.getTime()) || null,
    ends_at: (isEndKnown && round.endsAt?.getTime()) || null,
    view,
    is_whole: isWhole,
  }
}

function outcomeShown({ engine, profile, resultAt, view }: LiveRound, now: Date) {
  if (resultAt === null) return { view: null, isWhole: false, isEndKnown: false }
  const leftMs = resultAt.getTime() - now.getTime()
  const shown = view !== null && leftMs > 0 && findGame(engine, profile)?.engine.live?.shown?.(view, leftMs)
  return shown || { view, isWhole: view !== null, isEndKnown: true }
}
/** A player's own bet during its round and afterwards; `left` as in `PresentedBet`, where it is known. */
export function presentOwnBet(bet: LiveBetRow, left: number | null = null): PresentedOwnBet {
  const isOver = bet.state === 'settled' || bet.state === 'rolled_back' || bet.state === 'refused'
  return {
    id: bet.id,
    round: bet.roundId,
    state: bet.state,
    bet: bet.bet,
    moves: bet.moves,
    left,
    stake_cents: bet.stakeCents,
    win_cents: isOver ? bet.winCents : null,
    balance_cents: bet.balanceCents,
  }
}
/** A bet in the format of any round: for the player's history, and for the fairness page. */
export function presentLiveBet(
  bet: LiveBetRow,
  round: LiveRound,
  chain: ChainAnchor | null,
  now: Date,
): PresentedRound {
  const isOver = bet.state === 'settled'
  const { hash, player_seed, server_seed } = presentLiveRound(round, now)
  return {
    id: bet.id,
    engine: round.engine,
    profile: round.profile,
    state: bet.state === 'confirmed' ? 'bet_confirmed' : bet.state,
    refusal: bet.refusal,
    interrupted: false,
    played_at: bet.createdAt.toISOString(),
    stake_cents: bet.stakeCents,
    staked_cents: bet.stakeCents,
    bet: bet.bet,
    moves: bet.moves,
    view: bet.view,
    offers: [],
    withheld: [],
    max_bet_cents: null,
    win_cents: isOver ? bet.winCents : null,
    balance_cents: bet.balanceCents,
    free: null,
    is_open: false,
    elapsed_ms: null,
    fairness: {
      hash,
      player_seed: player_seed ?? '',
      nonce: round.number,
      server_seed,
      // The player's seed is one of many: `live` contains the commitment and all of them.
      commitment: null,
      player_seed_at: null,
      shared: true,
      live: chain && presentLiveClaim(bet, round, chain),
    },
  }
}

function presentLiveClaim(bet: LiveBetRow, round: LiveRound, chain: ChainAnchor): PresentedLiveClaim {
  const { firstNumber: first_number, committedAt: committed_at, ...anchor } = chain
  return {
    chain: { ...anchor, first_number, committed_at },
    opens_at: round.opensAt.toISOString(),
    closes_at: round.closesAt.toISOString(),
    drawn_at: round.drawnAt?.toISOString() ?? null,
    signature: round.signature,
    seeds: round.seeds,
    beacon_url: round.beaconUrl,
    beacon_at: round.beaconAt?.toISOString() ?? null,
    own_seed: bet.playerSeed,
    own_seed_at: bet.createdAt.toISOString(),
  }
}
export function withoutSeeds(round: PresentedRound): PresentedRound {
  const { live } = round.fairness
  return live ? { ...round, fairness: { ...round.fairness, live: { ...live, seeds: null } } } : round
}
