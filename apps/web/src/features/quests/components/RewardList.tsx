import { Check, Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { isGift, type Level, type Progress, type Quest, type QuestPosition, reachedAt } from '../model'
import type { Amounts } from './useAmount'

interface RewardListProps {
  readonly quest: Quest
  readonly progress: Progress | undefined
  readonly position: QuestPosition
  readonly amounts: Amounts
  readonly isOver: boolean
}

const shownFirst = 7

/** The part of a long list that is shown: the last reward granted, and the next ones. */
function firstOf(levels: readonly Level[], progress: Progress | undefined): readonly Level[] {
  const given = levels.filter(({ position }) => reachedAt(progress, position)).length
  const from = Math.max(0, Math.min(given - 2, levels.length - shownFirst))
  return levels.slice(from, from + shownFirst)
}

/** The rewards, level by level: granted, next, or ahead. */
export function RewardList({ quest, progress, position, amounts, isOver }: RewardListProps) {
  const t = useT('quests')
  const id = useId()
  const links = useListLinks()
  const [isWhole, setIsWhole] = useState(false)
  const levels = quest.levels.filter(({ reward }) => reward !== null)
  const shown = isWhole || levels.length <= shownFirst + 1 ? levels : firstOf(levels, progress)
  return (
    <section aria-labelledby={id} className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 id={id} className="text-20 font-[650]">
        {t('rewards.title')}
      </h2>
      {levels.length === 0 && <p className="mt-3 text-text-2">{t('rewards.none')}</p>}
      <ul className="mt-3 divide-y divide-(--line)" {...links}>
        {shown.map((level) => (
          <RewardRow
            key={level.position}
            level={level}
            granted={reachedAt(progress, level.position)}
            isNext={!isOver && progress !== undefined && position.rewarded === level}
            missing={amounts.format(position.rewardMissingCents)}
            amount={amounts.format(level.bet_cents)}
          />
        ))}
      </ul>
      {shown !== levels || isWhole ? (
        <Button tone="ghost" block className="mt-3" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('rewards.less') : t('rewards.more', { count: levels.length })}
        </Button>
      ) : null}
    </section>
  )
}

interface RewardRowProps {
  readonly level: Level
  readonly granted: Progress['reached'][number] | undefined
  readonly isNext: boolean
  readonly missing: string
  readonly amount: string
}

function RewardRow({ level: { position, reward }, granted, isNext, missing, amount }: RewardRowProps) {
  const t = useT('quests')
  const href = useHref()
  const { locale } = useSite()
  if (!reward) return null
  return (
    <li
      className={`flex items-center gap-3 py-3 ${isNext ? '-mx-2 rounded-control bg-surface-3 px-2 shadow-[inset_0_0_0_2px_var(--accent)]' : ''}`}
    >
      <img
        src={reward.image.replace('/256.', '/128.')}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className={`size-10 shrink-0 ${granted || isNext ? '' : 'opacity-75 saturate-75'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-[620] text-pretty">{reward.title}</p>
        <p className="num text-12 text-text-2">{t('rewards.at', { level: position, amount })}</p>
        {granted && (
          <p className="num mt-0.5 flex items-center gap-1 text-12 font-medium text-win">
            <Icon of={Check} size={16} className="shrink-0" />
            {t('rewards.reachedOn', { date: formatDate(granted.reached_at, locale, 'day', 'UTC') })}
          </p>
        )}
        {isNext && (
          <p className="num mt-0.5 text-12 font-medium text-warn">{t('rewards.missing', { amount: missing })}</p>
        )}
      </div>
      {granted?.is_rewarded && isGift(reward) && (
        <a
          href={href('/profile/gifts')}
          aria-label={`${t('rewards.toGifts')}: ${reward.title}`}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-surface-2 text-accent-text shadow-line hover:bg-surface-3"
        >
          <Icon of={Gift} />
        </a>
      )}
    </li>
  )
}
