import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Scene } from '../../../ui/Scene'
import { type Progress, positionIn, type Quest, type Status } from '../model'
import { Countdown } from './Countdown'
import { questPath } from './questPaths'
import { StatusTag } from './StatusTag'
import { useDates } from './useDates'

export interface QuestCardProps {
  readonly quest: Quest
  readonly status: Status
  readonly progress: Progress | undefined
  readonly skewMs: number
  /** The main card of the page, with the primary button. */
  readonly isFirst: boolean
}

/** A current or future quest: its picture, the player's progress, and a link to its page. */
export function QuestCard({ quest, status, progress, skewMs, isFirst }: QuestCardProps) {
  const t = useT('quests')
  const href = useHref()
  const { span } = useDates(quest)
  const [left, , right] = quest.look.colors
  const isRunning = status === 'active'
  return (
    <article className="hair flex h-full flex-col overflow-hidden rounded-card bg-surface-1">
      <div
        className={`relative isolate flex flex-1 items-end overflow-hidden p-4 lg:p-6 ${isRunning ? 'min-h-44 lg:min-h-52' : 'min-h-36'}`}
      >
        <Scene
          seed={quest.frontend_identifier}
          width={560}
          height={210}
          glow={right}
          from={`color-mix(in srgb, ${left} 60%, var(--bg))`}
          planet={{ x: 0.82, y: 1.5, r: 0.9 }}
          className="-z-10"
        />
        <img
          src={`/media/art/1/${quest.look.art}/256.webp`}
          alt=""
          width={144}
          height={144}
          className={`absolute top-4 right-4 lg:right-8 ${isRunning ? 'size-20 lg:size-36' : 'size-16 lg:size-20'}`}
        />
        <div className="min-w-0 max-w-[70%] lg:max-w-[60%]">
          <StatusTag status={status} />
          <h3 className="mt-2 text-20 font-[650] text-balance wrap-break-word hyphens-auto">
            <a href={href(questPath(quest))} className="hover:underline">
              {quest.title}
            </a>
          </h3>
          <p className="mt-1 line-clamp-4 text-14 text-pretty text-text">{quest.text || span}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 lg:px-6">
        <dl className="num flex min-w-0 flex-1 basis-60 flex-wrap gap-x-4 gap-y-2">
          <Facts quest={quest} status={status} progress={progress} />
          <Fact name={t(isRunning ? 'timer.endsIn' : 'timer.startsIn')}>
            <Countdown untilMs={Date.parse(isRunning ? quest.end_at : quest.start_at)} skewMs={skewMs} />
          </Fact>
        </dl>
        <a
          href={href(questPath(quest))}
          aria-label={`${t('hub.look')}: ${quest.title}`}
          className={buttonStyle({ tone: isFirst ? 'action' : 'second', className: 'max-md:w-full' })}
        >
          {t('hub.look')}
        </a>
      </div>
    </article>
  )
}

function Facts({ quest, status, progress }: Pick<QuestCardProps, 'quest' | 'status' | 'progress'>) {
  const t = useT('quests')
  const count = quest.levels.length
  const { level, rewarded } = positionIn(quest, progress)
  if (status === 'active' && level > 0)
    return (
      <>
        <Fact name={t('hub.yourLevel')}>{t('hub.levelOf', { level, count })}</Fact>
        <Fact name={t('hub.nextReward')} className="text-win">
          {rewarded?.reward?.title ?? t('hub.allReached')}
        </Fact>
      </>
    )
  const top = quest.levels.findLast(({ reward }) => reward !== null)
  return (
    <>
      <Fact name={t('hub.levels')}>{String(count)}</Fact>
      {top?.reward && <Fact name={t('hub.topReward')}>{top.reward.title}</Fact>}
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

const Fact = ({ name, className = '', children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-2">{name}</dt>
    <dd className={`font-[650] text-pretty wrap-break-word ${className}`}>{children}</dd>
  </div>
)
