import { Swords } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHasTexts } from '../../../lib/i18n/useHasTexts'
import { useStatus } from '../../../lib/page/statusLine'
import { isCountedIn, isOpenTo, positionIn, progressIn, type Quest, statusAt } from '../model'
import { questPath } from './questPaths'
import { useAmount } from './useAmount'
import { useQuests } from './useQuests'

export interface QuestStatusProps {
  /** The game's identifier. */
  readonly game: string
  readonly categories: readonly string[]
}

/**
 * Adds to the line above a game: the level of the quest that its bets count for, and the amount for the next one.
 * Without its texts nothing is added, and the game continues.
 */
export default function QuestStatus(props: QuestStatusProps) {
  return useHasTexts('quests') && <Nearest {...props} />
}

function Nearest({ game, categories }: QuestStatusProps) {
  const { quests = [], own, groups, time } = useQuests()
  const counted = quests.flatMap((quest) => {
    const progress = progressIn(own, quest.frontend_identifier)
    const isCounted =
      progress !== undefined &&
      isOpenTo(quest, groups) &&
      statusAt(quest, time.nowMs) === 'active' &&
      isCountedIn(quest, { identifier: game, categories })
    return isCounted ? [{ quest, standing: positionIn(quest, progress) }] : []
  })
  // The quest whose next level is nearest; a completed one comes last.
  const nearness = ({ standing }: (typeof counted)[number]) => (standing.next ? standing.part : -1)
  const [shown] = counted.toSorted((one, other) => nearness(other) - nearness(one))
  return shown ? <Level {...shown} /> : null
}

function Level({ quest, standing }: { readonly quest: Quest; readonly standing: ReturnType<typeof positionIn> }) {
  const t = useT('quests')
  const { format } = useAmount(quest.currency)
  const { level, next, missingCents, part } = standing
  const count = quest.levels.length
  useStatus('quest', {
    icon: Swords,
    short: `${level}/${count}`,
    lead: quest.title,
    rest: next ? t('strip.toNext', { level, count, amount: format(missingCents) }) : t('strip.top', { count }),
    part,
    path: questPath(quest),
    // Only a level that was reached, not every bet.
    announcement: t('strip.level', { title: quest.title, level, count }),
  })
  return null
}
