import type { Handlers } from '../../core/http/handler.ts'
import { listAchievements, listQuests } from './listQuests.ts'
import { readOwn } from './readOwn.ts'

export const questsHandlers = {
  'quests.list': listQuests,
  'quests.achievements': listAchievements,
  'quests.own': readOwn,
} satisfies Partial<Handlers>
