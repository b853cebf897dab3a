import type { AnyEngine } from '../engines/engine.ts'
import { claimOf } from '../fairness/claim.ts'
import { hashServerSeed } from '../fairness/stream.ts'
import { type Mismatch, verifyRound } from '../fairness/verify.ts'
import type { PresentedRound } from '../server/present.ts'

// Built as a module of its own: the page of the site that shows a round's fairness loads it from here and runs it.

/** How a finished round comes out of its seeds, step by step, and what does not agree with what the player was told. */
export interface Proof {
  /** SHA-256 of the server seed, computed here. */
  readonly hash: string
  readonly blocks: readonly { readonly message: string; readonly hmac: string }[]
  readonly draws: readonly { readonly bound: number; readonly words: readonly number[]; readonly value: number }[]
  readonly stakedCents: number
  readonly winCents: number
  readonly mismatches: readonly Mismatch[]
}

const engines = import.meta.glob<{ engine: AnyEngine }>('../engines/*/engine.ts')

/** Plays a round again in this browser. Throws while its server seed is not revealed. */
export async function prove(round: PresentedRound): Promise<Proof> {
  const claim = claimOf(round)
  const load = engines[`../engines/${round.engine}/engine.ts`]
  if (!load) throw new Error(`no engine ${round.engine}`)
  const blocks: Proof['blocks'][number][] = []
  const draws: Proof['draws'][number][] = []
  const { mismatches, played } = await verifyRound((await load()).engine, claim, {
    block: (message, hmac) => blocks.push({ message, hmac }),
    drawn: (bound, words, value) => draws.push({ bound, words, value }),
  })
  const hash = await hashServerSeed(claim.serverSeed)
  return { hash, blocks, draws, stakedCents: played?.stakedCents ?? 0, winCents: played?.winCents ?? 0, mismatches }
}
