import { formatMoney } from '../../../../lib/format/money'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { type Day, stepOf } from '../../adventureModel'

/** The steps of an open day: the current one, and its progress. */
export function DaySteps({ day }: { readonly day: Day }) {
  const t = useT('adventure')
  const { locale } = useSite()
  const { n, total, name, doneCents, share } = stepOf(day)
  const all = day.deposit ? day.deposit.required_cents : day.minCents
  const money = (cents: number) => formatMoney(cents, day.currency, locale)
  const label = t(`steps.${name}`, { n, total })
  return (
    <div>
      <div className="num flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-text-2">{label}</span>
        {all !== undefined && (
          <span className="font-[650]" aria-live="polite">
            {t('steps.of', { amount: money(doneCents), all: money(all) })}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        className="mt-2 flex gap-1.5"
      >
        {Array.from({ length: total }, (_, place) => {
          const isNow = place + 1 === n
          const filled = place + 1 < n ? 1 : isNow ? share : 0
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
              key={place}
              className={`h-2 flex-1 overflow-hidden rounded-full bg-surface-3 ${isNow ? 'shadow-[inset_0_0_0_1px_var(--accent)]' : ''}`}
            >
              <span
                className="block h-full origin-left rounded-full bg-accent transition-transform duration-(--t-sheet)"
                style={{ transform: `scaleX(${filled})` }}
              />
            </span>
          )
        })}
      </div>
    </div>
  )
}
