import type { AnyEngine } from '../engines/engine.ts'
import { claimOf } from '../fairness/claimOf.ts'
import type { CoursePart, ExplainedRound } from '../fairness/course.ts'
import { hashServerSeed } from '../fairness/stream.ts'
import { type Mismatch, verifyRound } from '../fairness/verifyRound.ts'
import { createTextsIn, type Messages } from '../messages.ts'
import type { PresentedRound } from '../protocol/round.ts'

// Built as a separate module: the site's page about a round's fairness loads it from here and runs it.

/** How a finished round follows from its seeds, step by step, and every mismatch with the round the player saw. */
export interface Proof {
  /** SHA-256 of the server seed, computed here. */
  readonly hash: string
  readonly blocks: readonly { readonly message: string; readonly hmac: string }[]
  readonly draws: readonly { readonly bound: number; readonly words: readonly number[]; readonly value: number }[]
  /** The game's explanation of the numbers; empty if the game has no explanation or the round does not verify. */
  readonly course: readonly CoursePart[]
  readonly stakedCents: number
  readonly winCents: number
  readonly mismatches: readonly Mismatch[]
}

type ExplainRound = (round: ExplainedRound<unknown, unknown, unknown, unknown>) => Promise<readonly CoursePart[]>

const engines = import.meta.glob<{ engine: AnyEngine }>('../engines/*/engine.ts')
const courses = import.meta.glob<{ explainRound: ExplainRound }>('./engines/*/explainRound.ts')

/**
 * Verifies a round in this browser and explains its course with the studio's texts; without texts there is no
 * explanation. Throws while the round's server seed is not revealed.
 */
export async function prove(round: PresentedRound, locale = 'en', messages?: Messages): Promise<Proof> {
  const claim = claimOf(round)
  const load = engines[`../engines/${round.engine}/engine.ts`]
  if (!load) throw new Error(`no engine ${round.engine}`)
  const { engine } = await load()
  const blocks: Proof['blocks'][number][] = []
  const draws: Proof['draws'][number][] = []
  const { mismatches, played } = await verifyRound(engine, claim, {
    block: (message, hmac) => blocks.push({ message, hmac }),
    drawn: (bound, words, value) => draws.push({ bound, words, value }),
  })
  const hash = await hashServerSeed(claim.serverSeed)
  const profile = engine.profiles[claim.profile]
  const isExplained = messages !== undefined && mismatches.length === 0
  const explainRound = isExplained
    ? (await courses[`./engines/${round.engine}/explainRound.ts`]?.())?.explainRound
    : undefined
  const { bet, moves, view } = claim
  const values = draws.map(({ value }) => value)
  const textsIn = createTextsIn(messages ?? {}, locale)
  const course = explainRound ? await explainRound({ profile, bet, moves, view, values, locale, textsIn }) : []
  const amounts = { stakedCents: played?.stakedCents ?? 0, winCents: played?.winCents ?? 0 }
  return { hash, blocks, draws, course, ...amounts, mismatches }
}
