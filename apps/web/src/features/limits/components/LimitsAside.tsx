import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { Skeleton } from '../../../ui/states/Skeleton'
import type { Player } from '../../profile/queries'
import { type BreakKind, breakOf } from '../model'
import { limitsQuery, thirtyDaysQuery } from '../queries'
import { BreakCard } from './BreakCard'
import { useLimitLabels } from './useLimitLabels'

/** Stronger measures than a limit: a break, self-exclusion, and someone to talk to. */
export function LimitsAside({ player }: { readonly player: Player | null }) {
  const t = useT('limits')
  const href = useHref()
  const links = useListLinks()
  const { data } = useQuery(limitsQuery())
  const until = (kind: BreakKind) => breakOf((data ?? []).filter(({ type }) => type === kind))?.untilIso
  const pause = breakOf(data ?? [])
  const isForEver = pause !== undefined && pause.untilIso === undefined
  return (
    <div className="grid content-start gap-4">
      {player && <ThirtyDays currency={player.currency} />}
      {!isForEver && <BreakCard kind="coolingoff" untilIso={until('coolingoff')} />}
      {!isForEver && <BreakCard kind="selfexclusion" untilIso={until('selfexclusion')} />}
      <section
        className="flex items-start gap-3 rounded-card bg-info/10 p-4 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--info)_30%,transparent)] lg:p-6"
        {...links}
      >
        <Icon of={HeartHandshake} className="shrink-0 text-info" />
        <div className="min-w-0">
          <h2 className="text-16 font-[650]">{t('help.title')}</h2>
          <p className="mt-1 text-14 text-text-2">{t('help.text')}</p>
          <a
            href={href('/responsible-gaming#who-helps')}
            className="link mt-1 inline-flex min-h-11 items-center text-accent-text"
          >
            {t('help.link')}
          </a>
        </div>
      </section>
    </div>
  )
}

/** The cost of the last month, without comment: the best guide for setting a limit. */
function ThirtyDays({ currency }: { readonly currency: string }) {
  const { t, time } = useLimitLabels()
  const { data, isError } = useQuery(thirtyDaysQuery(currency))
  // The page works without its figures.
  if (isError) return null
  const { deposited = 0, withdrawn = 0, won = 0, minutes = 0 } = data ?? {}
  const figure = 'mt-0.5 text-20 font-[650] wrap-anywhere'
  const figures = [
    ['deposited', deposited, false],
    ['withdrawn', withdrawn, false],
    ['difference', deposited - withdrawn, false],
    ['result', won, true],
  ] as const
  return (
    <section aria-labelledby="limits-month" className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <h2 id="limits-month" className="text-16 font-[650]">
        {t('month.title')}
      </h2>
      <p className="text-12 text-text-2">{t('month.of', { currency })}</p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-4">
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
