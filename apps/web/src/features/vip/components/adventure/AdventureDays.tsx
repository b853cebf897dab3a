import { RotateCw } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../../lib/navigation/links'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { type Adventure, type Day, finishedDays, inOrder } from '../../adventureModel'
import { type DayActions, DayCard } from './DayCard'
import type { OwnAdventure } from './useAdventure'

interface AdventureDaysProps {
  readonly own: OwnAdventure
  readonly adventure: Adventure
  readonly actions: DayActions
}

/** The cards of a running adventure; on wide screens the last day is next to the others. */
export function AdventureDays({ own, adventure, actions }: AdventureDaysProps) {
  const t = useT('adventure')
  const { days, earlier } = adventure
  const { skewMs, todayMs } = own
  const shared = { days, skewMs, todayMs, actions }
  const last = days.filter(({ step, total }) => step === total)
  const cards = inOrder(days.filter((day) => !last.includes(day)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-6">
        <DayBar days={days} todayMs={todayMs} />
        {own.isPartial && <Partial own={own} />}
        <h2 className="mt-2 text-20 font-[650]">{t('cards.title')}</h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6">
          {cards.map((day) => (
            <li key={day.title} className={day.state === 'active' ? 'md:col-span-2' : ''}>
              <DayCard day={day} {...shared} />
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-6">
        {last.map((day) => (
          <DayCard key={day.title} day={day} {...shared} />
        ))}
        <Safe />
      </div>
      {earlier.length > 0 && (
        <section className="lg:col-span-full">
          <h2 className="mb-4 text-20 font-[650]">{t('cards.earlier')}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
            {earlier.map((day) => (
              <li key={day.title}>
                <DayCard day={day} {...shared} isEarlier />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Partial({ own }: { readonly own: OwnAdventure }) {
  const t = useT('adventure')
  return (
    <div role="alert" className="hair flex flex-wrap items-center gap-4 rounded-card bg-surface-1 p-4">
      <p className="min-w-0 flex-1 basis-60">{t('failed.progress')}</p>
      <Button onClick={own.retry} waiting={own.isRetrying}>
        <Icon of={RotateCw} />
        {t('failed.retry')}
      </Button>
    </div>
  )
}

function Safe() {
  const t = useT('adventure')
  const href = useHref()
  const links = useListLinks()
  return (
    <p className="px-1 text-12 text-text-2" {...links}>
      {t('safe.text')}{' '}
      <a href={href('/profile/limits')} className="text-accent-text underline underline-offset-4">
        {t('safe.link')}
      </a>
    </p>
  )
}

interface DayBarProps {
  readonly days: readonly Day[]
  readonly todayMs: number
}

function colourOf({ state, kind }: Day): string {
  if (state === 'completed') return 'bg-win'
  if (state === 'lost') return 'bg-danger'
  if (kind === 'superb') return 'bg-(--vip-gold)'
  return state === 'active' ? 'bg-accent' : 'bg-surface-3'
}

/** The progress of the run: a segment per day, in the colour of its outcome. */
function DayBar({ days, todayMs }: DayBarProps) {
  const t = useT('adventure')
  const done = finishedDays(days)
  const today = days.find(({ startMs }) => startMs === todayMs)
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="num flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-16 text-text-2">{today && t('bar.day', { step: today.step, total: days.length })}</p>
        <p className="text-16 font-[650]">{t('bar.won', { count: done })}</p>
      </div>
      <div
        role="progressbar"
        aria-label={t('bar.label')}
        aria-valuemin={0}
        aria-valuemax={days.length}
        aria-valuenow={done}
        className="mt-4 flex gap-1.5"
      >
        {days.map((day) => (
          <span key={day.title} className={`h-2 flex-1 rounded-full ${colourOf(day)}`} />
        ))}
      </div>
    </section>
  )
}
