import type { PresentedRound } from '../protocol/round.ts'
import type { Commitment } from './commitment.ts'
import type { LiveClaim } from './liveClaim.ts'
import type { RoundClaim } from './verifyRound.ts'

/** Converts a round from the API to a claim for verification. Throws while its server seed is not revealed. */
export function claimOf(round: PresentedRound): RoundClaim {
  const { profile, bet, moves, view, staked_cents, win_cents, fairness } = round
  const { server_seed, hash, player_seed, nonce } = fairness
  if (!server_seed || win_cents === null) throw new Error('the seed of this round is not revealed')
  return {
    profile,
    bet,
    moves,
    view,
    nonce,
    stakedCents: staked_cents,
    winCents: win_cents,
    serverSeed: server_seed,
    serverSeedHash: hash,
    playerSeed: player_seed,
    commitment: commitmentIn(fairness),
    playerSeedAt: fairness.player_seed_at ?? null,
    live: liveIn(fairness),
  }
}

function liveIn({ live }: PresentedRound['fairness']): LiveClaim | null {
  if (!live) return null
  if (live.drawn_at === null || live.signature === null || live.seeds === null)
    throw new Error('this round is not drawn')
  const { first_number: firstNumber, committed_at: committedAt, ...chain } = live.chain
  return {
    chain: { ...chain, firstNumber, committedAt },
    opensAt: live.opens_at,
    closesAt: live.closes_at,
    drawnAt: live.drawn_at,
    signature: live.signature,
    seeds: live.seeds,
    beaconUrl: live.beacon_url,
    beaconAt: live.beacon_at,
    ownSeed: live.own_seed,
    ownSeedAt: live.own_seed_at,
  }
}

/** Null for the bets of live tables, which use the table's seeds. */
function commitmentIn(fairness: PresentedRound['fairness']): Commitment | null {
  const commitment = fairness.commitment
  if (!commitment) return null
  const { hash, committed_at: committedAt, signature, key } = commitment
  return { hash, committedAt, signature, key }
}
