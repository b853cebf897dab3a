import { useT } from '../../../../lib/i18n/TextsProvider'
import { type Day, finishedDays } from '../../adventureModel'

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
export function DayBar({ days, todayMs }: DayBarProps) {
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
