import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AnyEngine, EngineProfile } from '../../engines/engine.ts'
import { BIASES, biasedDraws, evenDraws } from '../../engines/sampleDraws.ts'
import { seededRandom } from '../../engines/slots/simulation.ts'
import { tablesOf } from '../../engines/tables.ts'
import type { Draws } from '../../fairness/stream.ts'
import { reportPlan } from './plans.ts'

// A profile's mathematics has a version. `tables` is the hash of its tables, `behaviour` that of what sample rounds drew, staked and
// paid: a change of code that alters none of that is no change of the mathematics.

export interface MathsVersion {
  readonly version: number
  readonly tables: string
  readonly behaviour: string
}
export type Versions = Readonly<Record<string, MathsVersion>>

export const VERSIONS_AT = new URL('../../../docs/games/versions.json', import.meta.url)
export const readVersions = (): Versions => JSON.parse(readFileSync(VERSIONS_AT, 'utf8'))
export const nameOf = ({ id }: AnyEngine, profile: EngineProfile) => `${id}/${profile.id}`

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const EVEN_ROUNDS = 80
const BIASED_ROUNDS = 24
/** The features of a round are reached by its moves; more of them are not looked at. */
const MAX_MOVES = 40

export async function hashesOf(engine: AnyEngine, profile: EngineProfile): Promise<Omit<MathsVersion, 'version'>> {
  return { tables: hash(JSON.stringify(tablesOf(profile))), behaviour: hash(await behaviourOf(engine, profile)) }
}

/** The draws, stakes and wins of rounds from fixed draws. */
async function behaviourOf(engine: AnyEngine, profile: EngineProfile): Promise<string> {
  const plan = reportPlan(engine, profile, 1000)
  const lines: string[] = []
  for (let round = 0; round < EVEN_ROUNDS + BIASED_ROUNDS; round++) {
    const open = (): Draws =>
      round < EVEN_ROUNDS ? evenDraws(seededRandom(round)) : biasedDraws(round % BIASES, round)
    const moves: unknown[] = []
    for (;;) {
      const bounds: number[] = []
      const played = await engine.play(profile, plan.bet, moves, recordBounds(open(), bounds))
      if (played.isOver || moves.length === MAX_MOVES) {
        lines.push([hash(bounds.join()), moves.length, played.stakedCents, played.winCents].join())
        break
      }
      moves.push(plan.move(played))
    }
  }
  return lines.join('\n')
}

const recordBounds = (draws: Draws, bounds: number[]): Draws => ({
  below: (bound) => {
    bounds.push(bound)
    return draws.below(bound)
  },
})

/** The source of an engine and of all that it imports. */
export function codeHash(engine: AnyEngine): string {
  const known = new Map<string, string>()
  const read = (url: URL): void => {
    if (known.has(url.href)) return
    const source = readFileSync(url, 'utf8')
    known.set(url.href, source)
    for (const [, path] of source.matchAll(/from '(\.[^']+\.ts)'/g)) read(new URL(path ?? '', url))
  }
  read(new URL(`../../engines/${engine.id}/engine.ts`, import.meta.url))
  return hash([...known.values()].map(hash).toSorted().join('\n'))
}
