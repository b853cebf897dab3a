import { Swords } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { isCountedIn, isOpenTo, positionIn, progressIn, type Quest, statusAt } from '../model'
import { questPath } from './questPaths'
import { useAmount } from './useAmount'
import { useQuests } from './useQuests'

export interface QuestStripProps {
  /** The game's identifier. */
  readonly game: string
  readonly categories: readonly string[]
}

/**
 * A thin line at a game: the level of the quest that its bets count for, and the amount for the next one. Empty without
 * a quest.
 */
export default function QuestStrip(props: QuestStripProps) {
  const { texts } = useSite()
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    // Without its texts the line is left out, and the game continues.
    texts.need('quests').then(
      () => setHasWords(true),
      () => undefined,
    )
  }, [texts])
  return hasWords && <Strip {...props} />
}

function Strip({ game, categories }: QuestStripProps) {
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
  return shown ? <Line {...shown} /> : null
}

function Line({ quest, standing }: { readonly quest: Quest; readonly standing: ReturnType<typeof positionIn> }) {
  const t = useT('quests')
  const href = useHref()
  const { format } = useAmount(quest.currency)
  const { level, next, missingCents, part } = standing
  const count = quest.levels.length
  return (
    <a
      href={href(questPath(quest))}
      className="num no-tap flex h-9 w-full shrink-0 items-center gap-3 bg-surface-2 px-3 text-12 text-text-2 pointer-coarse:h-11"
    >
      <Icon of={Swords} size={16} className="shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1 truncate" aria-live="polite">
        <b className="text-text">{quest.title}</b>{' '}
        {next ? t('strip.toNext', { level, count, amount: format(missingCents) }) : t('strip.top', { count })}
      </span>
      <span aria-hidden="true" className="h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-surface-3 md:w-32">
        <span
          className="block h-full origin-left rounded-full bg-accent transition-transform duration-(--t-sheet) motion-reduce:transition-none"
          style={{ transform: `scaleX(${part})` }}
        />
      </span>
    </a>
  )
}
