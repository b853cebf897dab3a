import { activeQuest, positionIn, progressIn } from '../model'
import { useQuests } from './useQuests'

interface ActiveQuest {
  /** Progress to the next level, 0 to 1; undefined before the player has begun. */
  readonly part: number | undefined
  /** The level and the number of levels: "7/25". */
  readonly place: string | undefined
}

/** OPEN-31: this visitor's current quest; undefined without one. */
export function useActiveQuest(): ActiveQuest | undefined {
  const { quests = [], own, groups, time } = useQuests()
  const quest = activeQuest(quests, own, groups, time.nowMs)
  if (!quest) return undefined
  const progress = progressIn(own, quest.frontend_identifier)
  if (!progress) return { part: undefined, place: undefined }
  const { level, part } = positionIn(quest, progress)
  return { part, place: `${level}/${quest.levels.length}` }
}
