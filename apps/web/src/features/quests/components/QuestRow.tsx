import { ChevronRight } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { type Progress, positionIn, type Quest } from '../model'
import { useDates } from './useDates'

interface QuestRowProps {
  readonly quest: Quest
  readonly progress: Progress | undefined
  readonly isGuest: boolean
}

/** A finished quest, and the player's result. */
export function QuestRow({ quest, progress, isGuest }: QuestRowProps) {
  const t = useT('quests')
  const href = useHref()
  const { span } = useDates(quest)
  const { level } = positionIn(quest, progress)
  const count = quest.levels.length
  const [left, , right] = quest.look.colors
  return (
    <a
      // Selects this one of several periods under one slug.
      href={href(`/action/${quest.frontend_identifier}`)}
      className="hair num flex items-center gap-4 rounded-card bg-surface-1 p-3 transition-colors hover:bg-surface-2"
    >
      <span
        className="grid h-14 w-18 shrink-0 place-items-center rounded-control"
        style={{ background: `linear-gradient(135deg, ${left}, ${right})` }}
      >
        <img
          src={`/media/art/1/${quest.look.art}/128.webp`}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10"
        />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[650]">{quest.title}</b>
        <span className="block text-12 text-text-2">{span}</span>
        {!isGuest && (
          <span className="mt-1 block text-12 md:hidden">
            {level > 0 ? t('hub.resultLevel', { level, count }) : t('hub.resultNone')}
          </span>
        )}
      </span>
      {!isGuest && (
        <span className="hidden w-56 shrink-0 md:block">
          <span className="block text-12 text-text-2">{t('hub.result')}</span>
          <b className={`font-[650] ${level > 0 ? '' : 'text-text-2'}`}>
            {level > 0 ? t('hub.resultLevel', { level, count }) : t('hub.resultNone')}
          </b>
        </span>
      )}
      <Icon of={ChevronRight} className="shrink-0 text-text-3" />
    </a>
  )
}
