import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { Scene } from '../../../ui/Scene'
import type { Phase } from '../model'
import type { Lottery } from '../queries'
import { lotteryTheme } from './lotteryTheme'
import { PhaseTag } from './PhaseTag'

interface HeroFrameProps {
  readonly lottery: Lottery
  readonly phase: Phase
  /** Its dates, as text. */
  readonly date?: string
  /** Next to the text; on phones above its right. */
  readonly art: ReactNode
  readonly children: ReactNode
}

/** The header of a lottery's page: its scene, back link, status, and description. */
export function HeroFrame({ lottery, phase, date, art, children }: HeroFrameProps) {
  const t = useT('lotteries')
  const href = useHref()
  const links = useListLinks()
  return (
    <header className="relative isolate overflow-hidden">
      <Scene
        seed={`lottery-${lottery.id}`}
        width={1440}
        height={440}
        glow={lotteryTheme(lottery).glow}
        planet={{ x: 0.8, y: 1.42, r: 0.98 }}
        className="-z-10"
      />
      <div className="px-(--page-x) pt-4 pb-8 lg:pt-6 lg:pb-10">
        <nav aria-label={t('crumb')} className="flex min-h-11 min-w-0 items-center gap-1 text-14" {...links}>
          <a href={href('/lotteries')} className="shrink-0 py-2 text-text-2 hover:text-text">
            {t('crumb')}
          </a>
          <Icon of={ChevronRight} size={16} className="shrink-0 text-text-3" />
          <span aria-current="page" className="truncate">
            {lottery.title}
          </span>
        </nav>
        <div className="mt-2 grid items-center gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="min-w-0">
            <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
              <PhaseTag phase={phase} />
              {date}
            </p>
            <h1 className="display mt-3 text-24 text-balance wrap-break-word lg:text-32">{lottery.title}</h1>
            {children}
          </div>
          <div className="relative order-first justify-self-center lg:order-last">{art}</div>
        </div>
      </div>
    </header>
  )
}
