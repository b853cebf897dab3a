import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { Scene } from '../../../ui/Scene'
import type { Quest, Status } from '../model'
import { CountdownBoxes } from './Countdown'
import { StatusTag } from './StatusTag'
import { useDates } from './useDates'

interface QuestHeadProps {
  readonly quest: Quest
  readonly status: Status
  readonly skewMs: number
  readonly actions: ReactNode
}

/** The banner of a quest: its title, its dates, and the next action (TRN-08). */
export function QuestHead({ quest, status, skewMs, actions }: QuestHeadProps) {
  const t = useT('quests')
  const href = useHref()
  const links = useListLinks()
  const { span } = useDates(quest)
  const [left, , right] = quest.look.colors
  return (
    <header className="relative isolate overflow-hidden">
      <Scene
        seed={quest.frontend_identifier}
        width={1440}
        height={440}
        glow={right}
        from={`color-mix(in srgb, ${left} 60%, var(--bg))`}
        planet={{ x: 0.82, y: 1.5, r: 0.95 }}
        className="-z-10"
      />
      <div className="flex w-full items-center justify-between gap-4 px-(--page-x) py-6 lg:py-10">
        <div className="min-w-0 max-w-[40rem] flex-1">
          <nav {...links} className="flex items-center gap-2 text-14">
            <a href={href('/actions')} className="py-1 text-text-2 hover:text-text">
              {t('page.crumb')}
            </a>
            <Icon of={ChevronRight} size={16} className="shrink-0 text-text-3" />
            <span className="truncate">{quest.title}</span>
          </nav>
          <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 max-md:pr-24 lg:mt-6">
            <StatusTag status={status} />
            <span className="num text-14 text-text-2">{span}</span>
          </p>
          <h1 className="display mt-3 text-24 text-balance wrap-break-word hyphens-auto lg:text-44">{quest.title}</h1>
          {quest.text && <p className="mt-2 max-w-[60ch] text-16 text-pretty lg:mt-3">{quest.text}</p>}
          {status !== 'archive' && (
            <div className="mt-4 lg:mt-6">
              <p className="mb-2 text-14 text-text-2">{t(status === 'active' ? 'timer.endsIn' : 'timer.startsIn')}</p>
              <CountdownBoxes
                untilMs={Date.parse(status === 'active' ? quest.end_at : quest.start_at)}
                skewMs={skewMs}
              />
            </div>
          )}
          <div className="mt-5 flex flex-wrap gap-3 lg:mt-6" {...links}>
            {actions}
          </div>
        </div>
        <img
          src={`/media/art/1/${quest.look.art}/256.webp`}
          alt=""
          width={256}
          height={256}
          className="size-20 shrink-0 max-md:absolute max-md:top-6 max-md:right-(--page-x) max-[22rem]:hidden md:size-40 lg:mr-16 lg:size-64"
        />
      </div>
    </header>
  )
}
