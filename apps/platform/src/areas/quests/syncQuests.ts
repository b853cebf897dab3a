import type { Parts } from '../../core/area.ts'
import type { Timer } from '../../core/timer.ts'
import { keepAnnounced } from '../tournaments/public.ts'
import { readAchievements, readQuests } from './definedQuests.ts'

type Needs = Parameters<typeof keepAnnounced>[0]

/** Announces the due quests and achievements of the files. Returns a sentence for each fault or rejected change. */
export async function syncQuests(needs: Needs): Promise<string[]> {
  const [quests, achievements] = [readQuests(), readAchievements()]
  return [
    ...quests.faults,
    ...achievements.faults,
    ...(await keepAnnounced(needs, 'quest', quests.defined)),
    ...(await keepAnnounced(needs, 'achievement', achievements.defined)),
  ]
}

/** An edited file is in force after at most this time. */
const everyMs = 10_000

/** Timer that synchronises announced quests with the files, and logs each rejected change once. */
export function syncTimer({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): Timer {
  const said = new Set<string>()
  return {
    name: 'quests-announce',
    everyMs,
    run: async () => {
      for (const sentence of await syncQuests({ db, clock })) {
        if (said.has(sentence)) continue
        said.add(sentence)
        log.warn(sentence)
      }
    },
  }
}
