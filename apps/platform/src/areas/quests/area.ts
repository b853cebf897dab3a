import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { questsConsumer } from './consumer.ts'
import { questDryRun } from './dryRun.ts'
import { questsHandlers } from './handlers.ts'
import { settleGroups } from './joinedGroups.ts'
import { listedQuests } from './listedQuests.ts'
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
