import { defineArea, type Parts } from '../../core/area.ts'
import type { BrandRow } from '../../core/content/brands.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { listOpen } from '../tournaments/public.ts'
import { questsConsumer } from './consumer.ts'
import { questDryRun } from './dryRun.ts'
import { questsHandlers } from './handlers.ts'
import { settleGroups } from './joinedGroups.ts'
import { readQuestDefinition } from './questDefinition.ts'
import { achievementFile, questFile } from './questFile.ts'
import { openReachedShares } from './reachedShares.ts'
import { seedDemoQuests } from './seedDemoQuests.ts'
import { syncQuests, syncTimer } from './syncQuests.ts'

const groupsEveryMs = 10_000

export const questsArea = defineArea({
  name: 'quests',
  handlers: questsHandlers,
  services: (parts) => ({ reachedShares: openReachedShares(parts) }),
  seed: syncQuests,
  seedDemo: seedDemoQuests,
  consumers: (parts) => [questsConsumer(parts)],
  timers: (parts) => {
    const seen = new Set<string>()
    return [syncTimer(parts), { name: 'quests-groups', everyMs: groupsEveryMs, run: () => settleGroups(parts, seen) }]
  },
  config: { 'competitions/quests/': questFile, 'competitions/achievements/': achievementFile },
  listedPaths: listedQuests,
  operatorCommands: [questDryRun],
  personalData: [...kept(['quest_levels'])],
  tables: ['quest_levels'],
})

/** Pages of running and upcoming quests, for search engines. */
async function listedQuests({ db }: Pick<Parts, 'db'>, { id }: BrandRow): Promise<readonly string[]> {
  const open = await listOpen(db, id)
  const quests = open.filter(({ kind }) => kind === 'quest').map(readQuestDefinition)
  return ['/actions', '/achievements', ...new Set(quests.map(({ slug }) => `/action/${slug}`))]
}
