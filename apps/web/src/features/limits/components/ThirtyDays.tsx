import { useQuery } from '@tanstack/react-query'
import { Money } from '../../../ui/Money'
import { Skeleton } from '../../../ui/states/Skeleton'
import { thirtyDaysQuery } from '../queries'
import { useLimitLabels } from './useLimitLabels'

/** The cost of the last month, without comment: the best guide for setting a limit. */
export function ThirtyDays({ currency }: { readonly currency: string }) {
  const { t, time } = useLimitLabels()
  const { data, isError } = useQuery(thirtyDaysQuery(currency))
  // The page works without its figures.
  if (isError) return null
  const { deposited = 0, withdrawn = 0, won = 0, minutes = 0 } = data ?? {}
  const figure = 'mt-0.5 truncate text-20 font-[650]'
  const figures = [
    ['deposited', deposited, false],
    ['withdrawn', withdrawn, false],
    ['difference', withdrawn - deposited, true],
    ['result', won, true],
  ] as const
  return (
    <section aria-labelledby="limits-month" className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 id="limits-month" className="text-16 font-[650]">
        {t('month.title')}
      </h2>
      <p className="text-12 text-text-2">{t('month.of', { currency })}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        {figures.map(([name, cents, signed]) => (
          <div key={name} className="min-w-0">
            <dt className="text-14 text-text-2">{t(`month.${name}`)}</dt>
            <dd className={figure}>
              {data ? <Money cents={cents} currency={currency} signed={signed} /> : <Skeleton className="h-7 w-24" />}
            </dd>
          </div>
        ))}
        <div className="min-w-0">
          <dt className="text-14 text-text-2">{t('month.time')}</dt>
          <dd className={`num ${figure}`}>{data ? time(minutes) : <Skeleton className="h-7 w-24" />}</dd>
        </div>
      </dl>
    </section>
  )
}
