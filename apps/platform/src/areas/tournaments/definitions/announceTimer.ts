import type { Parts } from '../../../core/area.ts'
import type { Timer } from '../../../core/timer.ts'
import { keepTournaments } from './defineTournaments.ts'

/** An edited file is in force this soon. */
const everyMs = 10_000

/** Keeps what is announced in step with the files; what it refuses is in the log once. */
export function announceTimer({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): Timer {
  const said = new Set<string>()
  return {
    name: 'tournaments-announce',
    everyMs,
    run: async () => {
      for (const sentence of await keepTournaments({ db, clock })) {
        if (said.has(sentence)) continue
        said.add(sentence)
        log.warn(sentence)
      }
    },
  }
}
