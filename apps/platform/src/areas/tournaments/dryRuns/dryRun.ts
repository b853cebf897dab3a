import type { Sql } from '../../../core/db/db.ts'
import type { Defined } from '../definitions/keepAnnounced.ts'
import { costOf } from './costOf.ts'
import { fieldOf, nextPeriod, timeWords } from './fieldOf.ts'

/** Describes the eligible players and the cost of the tournament that a file defines. Changes nothing. */
export async function dryRun(sql: Sql, defined: Defined, now: Date): Promise<string> {
  const { path, name, when, terms } = defined
  const next = nextPeriod(when, now)
  if (!next) return `${path}: it is over, nothing would be announced.`
  const { lines } = await fieldOf(sql, defined, next, now)
  const prizes = terms.definition.prizes.map(({ from, to, prize }) => ({ prize, times: to - from + 1 }))
  return [
    `${path}: ${name}${next.suffix} from ${timeWords(next.startAt)} to ${timeWords(next.endAt)}.`,
    ...lines,
    `Each time it costs ${costOf(prizes, terms.currency)}, if every place is taken.`,
  ].join('\n')
}
