import { CheckCircle2, Gem, Lock } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatTag } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import { Tag } from '../../../ui/Tag'
import { isGift, isRare, type Medal, metalOf, statusAt } from '../model'
import { useAmount } from './useAmount'
import { useDates } from './useDates'

interface MedalCardProps {
  readonly medal: Medal
  readonly nowMs: number
  readonly isGuest: boolean
  /** The one nearest to completion, which is highlighted. */
  readonly isNext?: boolean
}

/**
 * QST-08: a medal on its stage: its metal in its own light, the share of players who have it, its condition, its progress as a ring, and
 * its reward. One that has not been reached is unlit.
 */
export function MedalCard({ medal, nowMs, isGuest, isNext = false }: MedalCardProps) {
  const t = useT('quests')
  const { locale } = useSite()
  const { achievement, isReached, reachedAt } = medal
  const { from, to } = useDates(achievement)
  const status = statusAt(achievement, nowMs)
  return (
    <article
      data-state={isReached ? 'reached' : 'ahead'}
      className={`group flex h-full flex-col overflow-hidden rounded-card bg-surface-1 text-center ${isNext ? 'shadow-selected' : 'hair'}`}
      style={{ '--metal': `var(--vip-${metalOf(achievement)})` }}
    >
      <Stage medal={medal} />
      <div className="flex flex-1 flex-col px-3 pb-4 md:px-4">
        <h3 className="text-16 font-[650] text-balance wrap-break-word hyphens-auto">{achievement.title}</h3>
        {achievement.text && (
          <p className="mt-1 text-14 text-pretty wrap-break-word hyphens-auto text-text-2">{achievement.text}</p>
        )}
        <Rarity share={achievement.reached_share} />
        <div className="mt-auto pt-3">
          {isReached ? (
            <p className="num flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-12 text-text-2">
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

const ring = { radius: 58, length: 2 * Math.PI * 58 }

/** The medal in the light of its metal, with its progress as a ring around it. */
function Stage({ medal: { achievement, isReached, part } }: Pick<MedalCardProps, 'medal'>) {
  const image = `/media/art/1/${achievement.look.art}/256.webp`
  return (
    <div className="relative grid h-40 shrink-0 place-items-center overflow-hidden">
      <span
        aria-hidden="true"
        className={`absolute inset-0 bg-[radial-gradient(closest-side_at_50%_52%,color-mix(in_srgb,var(--metal)_55%,transparent),transparent)] ${isReached ? 'opacity-80' : part > 0 ? 'opacity-45' : 'opacity-20'}`}
      />
      <svg aria-hidden="true" viewBox="0 0 128 128" className="absolute size-36 -rotate-90" fill="none" strokeWidth="3">
        <circle cx="64" cy="64" r={ring.radius} stroke="var(--line)" />
        <circle
          cx="64"
          cy="64"
          r={ring.radius}
          stroke="var(--metal)"
          strokeLinecap="round"
          strokeDasharray={`${part * ring.length} ${ring.length}`}
          opacity={part > 0 ? 1 : 0}
        />
      </svg>
      <span className="relative grid size-28">
        <img
          src={image}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          className={`size-28 ${isReached ? '' : part > 0 ? 'brightness-90 saturate-[.7]' : 'brightness-[.6] saturate-[.35]'}`}
        />
        {isReached && (
          <span
            aria-hidden="true"
            className="absolute inset-0 overflow-hidden mask-contain mask-center"
            style={{ maskImage: `url(${image})` }}
          >
            <span className="absolute inset-0 -translate-x-full bg-linear-to-r from-transparent via-white/75 to-transparent motion-safe:group-hover:animate-[sheen_900ms_var(--ease-move)]" />
          </span>
        )}
      </span>
    </div>
  )
}

/** The share of players who have reached it; nothing where the platform does not know. */
function Rarity({ share }: { readonly share: number | null }) {
  const t = useT('quests')
  const { locale } = useSite()
  if (share === null) return null
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' })
  const text =
    share < 0.01
      ? t('achievements.shareBelow', { share: percent.format(0.01) })
      : t('achievements.share', { share: percent.format(share) })
  return (
    <p className="num mt-2 flex items-center justify-center gap-1.5 text-12 text-balance text-text-2">
      {isRare(share) && <Icon of={Gem} size={14} className="shrink-0 text-(--metal)" />}
      <span>
        {isRare(share) && <b className="font-[650] text-text">{t('achievements.rare')} · </b>}
        {text}
      </span>
    </p>
  )
}

/** The progress of an unfinished medal, and the rest to do. */
function Ahead({ medal: { achievement, counted, part }, isGuest }: Pick<MedalCardProps, 'medal' | 'isGuest'>) {
  const t = useT('quests')
  const { format } = useAmount(achievement.currency)
  const { kind, target, title } = achievement
  if (kind === 'group')
    return (
      <p className="flex justify-center gap-1.5 text-12 text-pretty text-text-2">
        <Icon of={Lock} size={16} className="shrink-0" />
        {t('achievements.group')}
      </p>
    )
  const count = (value: number) => (kind === 'spin' ? t('achievements.rounds', { count: value }) : format(value))
  if (isGuest) return <p className="num text-12 text-text-2">{count(target)}</p>
  const left = Math.max(0, target - counted)
  return (
    <div className="num text-12">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers impose their own colours on a native one */}
      <p
        role="meter"
        aria-label={t('achievements.bar', { title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(part * 100)}
        className="font-[650]"
      >
        {t('achievements.of', { done: kind === 'spin' ? String(counted) : format(counted), target: count(target) })}
      </p>
      <p className="mt-0.5 text-text-2">
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
    <p className="mt-2 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-12">
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
