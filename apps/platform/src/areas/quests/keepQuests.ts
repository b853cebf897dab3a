import type { Parts } from '../../core/area.ts'
import type { Timer } from '../../core/timer.ts'
import { keepAnnounced } from '../tournaments/public.ts'
import { readAchievements, readQuests } from './definedQuests.ts'

type Needs = Parameters<typeof keepAnnounced>[0]

/** Announces what the files define by now. Returns what is wrong or refused, a sentence each. */
export async function keepQuests(needs: Needs): Promise<string[]> {
  const [quests, achievements] = [readQuests(), readAchievements()]
  return [
    ...quests.faults,
    ...achievements.faults,
    ...(await keepAnnounced(needs, 'quest', quests.defined)),
    ...(await keepAnnounced(needs, 'achievement', achievements.defined)),
  ]
}

/** An edited file is in force this soon. */
const everyMs = 10_000

/** Keeps what is announced in step with the files; what it refuses is in the log once. */
export function keepTimer({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): Timer {
  const said = new Set<string>()
  return {
    name: 'quests-announce',
    everyMs,
    run: async () => {
      for (const sentence of await keepQuests({ db, clock })) {
        if (said.has(sentence)) continue
        said.add(sentence)
        log.warn(sentence)
      }
    },
  }
}
