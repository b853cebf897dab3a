import { CheckCircle2, Lock } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { Tag } from '../../../ui/Tag'
import { isGift, type Medal, statusAt } from '../model'
import { useAmount } from './useAmount'
import { useDates } from './useDates'

interface MedalCardProps {
  readonly medal: Medal
  readonly nowMs: number
  readonly isGuest: boolean
  /** The one nearest to completion, which is highlighted. */
  readonly isNext?: boolean
}

/** QST-08: a medal: its condition, its progress, and its reward. One that has not been reached is dimmed. */
export function MedalCard({ medal, nowMs, isGuest, isNext = false }: MedalCardProps) {
  const t = useT('quests')
  const { locale } = useSite()
  const { achievement, isReached, part, reachedAt } = medal
  const { from, to } = useDates(achievement)
  const status = statusAt(achievement, nowMs)
  const dim = isReached ? '' : isNext || part > 0 ? 'opacity-80 saturate-50' : 'opacity-55 grayscale-75'
  return (
    <article
      data-state={isReached ? 'reached' : 'ahead'}
      className={`flex h-full gap-4 rounded-card p-4 ${isReached ? 'bg-linear-150 from-[color-mix(in_srgb,var(--vip-gold)_12%,var(--surface-1))] to-surface-1 shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--vip-gold)_45%,transparent)]' : isNext ? 'bg-surface-3 shadow-[inset_0_0_0_2px_var(--accent)]' : 'hair bg-surface-1'}`}
    >
      <img
        src={`/media/art/1/${achievement.look.art}/256.webp`}
        alt=""
        width={96}
        height={96}
        className={`size-20 shrink-0 lg:size-24 ${dim}`}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-16 font-[650] text-balance wrap-break-word hyphens-auto">{achievement.title}</h3>
        {achievement.text && <p className="mt-1 text-14 text-pretty text-text-2">{achievement.text}</p>}
        <div className="mt-auto pt-3">
          {isReached ? (
            <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-text-2">
              <Tag tone="win" icon={CheckCircle2}>
                {t('achievements.reachedAlready')}
              </Tag>
              {reachedAt && formatDate(reachedAt, locale, 'day', 'UTC')}
            </p>
          ) : (
            <Ahead medal={medal} isGuest={isGuest} />
          )}
          {!isReached && status === 'future' && (
            <p className="num mt-2 text-12 text-info">{t('achievements.soon', { date: from })}</p>
          )}
          {!isReached && status === 'active' && to !== '' && (
            <p className="num mt-2 text-12 text-text-2">{t('achievements.until', { date: to })}</p>
          )}
          <Reward medal={medal} />
        </div>
      </div>
    </article>
  )
}

/** The progress of an unfinished medal, and the rest to do. */
function Ahead({ medal: { achievement, counted, part }, isGuest }: Pick<MedalCardProps, 'medal' | 'isGuest'>) {
  const t = useT('quests')
  const { format } = useAmount(achievement.currency)
  const { kind, target, title } = achievement
  if (kind === 'group')
    return (
      <p className="flex gap-1.5 text-12 text-text-2">
        <Icon of={Lock} size={16} className="shrink-0" />
        {t('achievements.group')}
      </p>
    )
  const count = (value: number) => (kind === 'spin' ? t('achievements.rounds', { count: value }) : format(value))
  if (isGuest) return <p className="num text-12 text-text-2">{count(target)}</p>
  const percent = Math.floor(part * 100)
  const left = Math.max(0, target - counted)
  return (
    <div className="num text-12">
      <p className="flex justify-between gap-3">
        <span>
          {t('achievements.of', { done: kind === 'spin' ? String(counted) : format(counted), target: count(target) })}
        </span>
        <b>{`${percent}%`}</b>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers impose their own colours on a native one */}
      <div
        role="meter"
        aria-label={t('achievements.bar', { title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-bg"
      >
        <div className="h-full origin-left rounded-full bg-accent" style={{ transform: `scaleX(${part})` }} />
      </div>
      <p className="mt-1.5 text-text-2">
        {kind === 'spin'
          ? t('achievements.roundsLeft', { count: left })
          : t('achievements.left', { amount: format(left) })}
      </p>
    </div>
  )
}

function Reward({ medal: { achievement, isRewarded } }: Pick<MedalCardProps, 'medal'>) {
  const t = useT('quests')
  const href = useHref()
  const { reward } = achievement
  if (!reward) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12">
      <span className={isRewarded ? 'text-text-2' : 'font-medium text-warn'}>
        {t('achievements.reward')}: {reward.title}
      </span>
      {isRewarded && isGift(reward) && (
        <a href={href('/profile/gifts')} className="py-1 font-medium text-accent-text underline underline-offset-4">
          {t('achievements.toGifts')}
        </a>
      )}
    </p>
  )
}
