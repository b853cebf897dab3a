import type { AnyEngine, Played } from '../engines/engine.ts'
import { type Commitment, isInOrder } from './commitment.ts'
import { checkLive, type LiveClaim, type LiveMismatch } from './liveClaim.ts'
import { type DrawsListener, hashServerSeed, openDraws } from './stream.ts'

/** Everything a player can see of a finished round. */
export interface RoundClaim {
  readonly profile: string
  readonly bet: unknown
  readonly moves: readonly unknown[]
  readonly view: unknown
  readonly stakedCents: number
  readonly winCents: number
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly playerSeed: string
  readonly nonce: number
  /** Null for rounds from before commitments, and for live tables. */
  readonly commitment: Commitment | null
  /** When the player sent their seed; null: the seed is the studio's. */
  readonly playerSeedAt: string | null
  /**
   * For a bet at a live table, whose `playerSeed` is the hash of the public values; null for other rounds, and for
   * those from before chains.
   */
  readonly live: LiveClaim | null
}

export type Mismatch = 'profile' | 'hash' | 'commitment' | LiveMismatch | 'outcome' | 'stake' | 'win'

/** Replays a round from its seeds, its bet and its moves and lists the mismatches (empty for an honest round). */
export async function verifyRound(
  engine: AnyEngine,
  claim: RoundClaim,
  listener?: DrawsListener,
): Promise<{ mismatches: Mismatch[]; played: Played<unknown> | null }> {
  const profile = Object.hasOwn(engine.profiles, claim.profile) ? engine.profiles[claim.profile] : undefined
  if (!profile) return { mismatches: ['profile'], played: null }
  const mismatches: Mismatch[] = []
  if ((await hashServerSeed(claim.serverSeed)) !== claim.serverSeedHash) mismatches.push('hash')
  const { commitment } = claim
  if (commitment && !(await isCommitted(commitment, claim))) mismatches.push('commitment')
  if (claim.live) mismatches.push(...(await checkLive(claim.live, factsOf(claim))))
  const draws = await openDraws(claim.serverSeed, claim.playerSeed, claim.nonce, listener)
  const played = await engine.play(profile, claim.bet, claim.moves, draws)
  if (!played.isOver || canonical(played.view) !== canonical(claim.view)) mismatches.push('outcome')
  if (played.stakedCents !== claim.stakedCents) mismatches.push('stake')
  if (played.winCents !== claim.winCents) mismatches.push('win')
  return { mismatches, played }
}

const isCommitted = async (commitment: Commitment, { serverSeedHash, playerSeedAt }: RoundClaim): Promise<boolean> =>
  commitment.hash === serverSeedHash && (await isInOrder(commitment, playerSeedAt))

const factsOf = ({ serverSeed, serverSeedHash: hash, playerSeed: value, nonce: number }: RoundClaim) => ({
  serverSeed,
  hash,
  value,
  number,
})

/** Serializes equal content to equal text: a database stores JSON keys in a different order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
