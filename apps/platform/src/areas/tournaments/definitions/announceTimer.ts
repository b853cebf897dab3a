import type { Parts } from '../../../core/area.ts'
import type { Timer } from '../../../core/timer.ts'
import { announceTournaments } from './defineTournaments.ts'

/** An edited file takes effect within this time. */
const everyMs = 10_000

/** Announces what the files define, and logs each rejected change once. */
export function announceTimer({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): Timer {
  const logged = new Set<string>()
  return {
    name: 'tournaments-announce',
    everyMs,
    run: async () => {
      for (const sentence of await announceTournaments({ db, clock })) {
        if (logged.has(sentence)) continue
        logged.add(sentence)
        log.warn(sentence)
      }
    },
  }
}
