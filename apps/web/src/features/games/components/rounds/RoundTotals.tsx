import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../../lib/format/date'
import { useReaderZone } from '../../../../lib/format/readerZone'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useSite } from '../../../../lib/page/site'
import { platformNow } from '../../../../lib/time/platformClock'
import { Money } from '../../../../ui/Money'
import { pillStyle } from '../../../../ui/pillStyle'
import { Skeleton } from '../../../../ui/states/Skeleton'
import { type CurrencySum, chartOf, totalsOf } from '../../rounds/roundChart'
import { type RoundSum, type RoundsFilter, roundSumsQuery, stepOf } from '../../rounds/rounds'
import { RoundChart } from './RoundChart'

/** SAFE-07: totals of the filtered rounds, and their course over time; one currency at a time. */
export function RoundTotals({ filter }: { readonly filter: RoundsFilter }) {
  const { data, isError } = useQuery(roundSumsQuery(filter))
  // The list below reports the failure.
  if (isError) return null
  if (!data) return <Skeleton className="h-52 rounded-card" />
  const totals = totalsOf(data)
  return totals.length > 0 && <Sums sums={data} totals={totals} filter={filter} />
}

interface SumsProps {
  readonly sums: readonly RoundSum[]
  readonly totals: readonly CurrencySum[]
  readonly filter: RoundsFilter
}

function Sums({ sums, totals, filter }: SumsProps) {
  const t = useT('profile')
  const { locale } = useSite()
  const zone = useReaderZone()
  const [chosen, setChosen] = useState<string>()
  const total = totals.find(({ currency }) => currency === chosen) ?? totals[0]
  if (!total) return null
  const { currency, rounds, bet_cents: bet, win_cents: win } = total
  const step = stepOf(filter, platformNow())
  const steps = chartOf(sums, currency, step)
  return (
    <section aria-label={t('history.totals')} className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      {totals.length > 1 && (
        <fieldset className="mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">{t('history.currency')}</legend>
          {totals.map((one) => (
            <button
              key={one.currency}
              type="button"
              aria-pressed={one.currency === currency}
              onClick={() => setChosen(one.currency)}
              className={pillStyle({ on: one.currency === currency })}
            >
              {one.currency}
            </button>
          ))}
        </fieldset>
      )}
      <dl className="num grid grid-cols-2 gap-4 md:grid-cols-4">
        <Figure label={t('history.rounds')}>{rounds.toLocaleString(locale)}</Figure>
        <Figure label={t('history.staked')}>
          <Money cents={bet} currency={currency} />
        </Figure>
        <Figure label={t('history.returned')}>
          <Money cents={win} currency={currency} />
        </Figure>
        <Figure label={t('history.net')}>
          <Money cents={win - bet} currency={currency} signed />
        </Figure>
      </dl>
      {steps.length > 1 && (
        <RoundChart
          steps={steps}
          currency={currency}
          dateOf={(from) => formatDate(from, locale, step === 'month' ? 'month' : 'day', zone)}
        />
      )}
    </section>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-text-2">{label}</dt>
      <dd className="text-20 font-[680]">{children}</dd>
    </div>
  )
}
