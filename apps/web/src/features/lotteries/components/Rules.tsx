import { localClock, useNow } from '../../../lib/clock'
import { formatDate } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/links'
import { useSite } from '../../../lib/site'
import type { LotteryView } from './useLottery'

/** What holds for everybody, in the order in which it happens. */
export function Rules({ view: { lottery } }: { readonly view: LotteryView }) {
  const t = useT('lotteries')
  const href = useHref()
  const links = useListLinks()
  const { locale } = useSite()
  // Until the page knows the reader's zone, times are those of UTC and say so.
  const isLocal = useNow(localClock) !== undefined
  const time = (iso: string) =>
    isLocal ? formatDate(iso, locale, 'dayTime') : `${formatDate(iso, locale, 'dayTime', 'UTC')} UTC`
  const rules = [
    t('rules.sales', { from: time(lottery.start_at), to: time(lottery.end_at) }),
    ...(lottery.max_tickets_count_to_player === null
      ? []
      : [t('rules.limit', { count: lottery.max_tickets_count_to_player })]),
    t('rules.each'),
    ...(Object.keys(lottery.deposit_scale_rules).length > 0 ? [t('rules.back')] : []),
    ...(lottery.draw_at === undefined ? [] : [t('rules.draw', { date: time(lottery.draw_at) })]),
    t('rules.once'),
    t('rules.paid'),
  ]
  return (
    <section
      id="rules"
      aria-labelledby="rules-title"
      className="hair scroll-mt-[calc(var(--header-height)+1rem)] rounded-card bg-surface-1 p-4 lg:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4" {...links}>
        <h2 id="rules-title" className="text-20 font-[650]">
          {t('rules.title')}
        </h2>
        <a
          href={href('/terms-and-conditions')}
          className="inline-flex min-h-11 items-center text-14 text-accent-text underline underline-offset-4"
        >
          {t('rules.full')}
        </a>
      </div>
      <ol className="num mt-2 grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {rules.map((rule, index) => (
          <li key={rule} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 text-12 font-[650]"
            >
              {index + 1}
            </span>
            <span className="text-pretty">{rule}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
