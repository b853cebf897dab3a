import { ShieldCheck } from 'lucide-react'
import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { useSite } from '../../../lib/page/site'
import { Icon } from '../../../ui/Icon'
import type { LimitLeft } from '../tightestOf'

interface LimitProps {
  readonly limit: LimitLeft | undefined
  readonly currency: string
  /** The deposit being prepared; 0 before there is one. */
  readonly cents: number
}

/** The player's own limit, shown before they pay: one line with a progress bar at the foot of the cashbox. */
export function LimitLine({ limit, currency, cents }: LimitProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  if (!limit) return <SetLimit />
  const money = (amount: number) => formatMoney(amount, currency, locale, { short: true })
  const left = Math.max(0, limit.leftCents - cents)
  return (
    <div className="num text-12">
      <p className="flex justify-between gap-4">
        <span className="text-text-2">
          {t(`screen.limit.${limit.period}`)} {money(limit.amountCents)}
        </span>
        <span className="font-[650]">
          {t(cents > 0 ? 'screen.limit.leftAfter' : 'screen.limit.left', { amount: money(left) })}
        </span>
      </p>
      <LimitMeter limit={limit} cents={cents} />
    </div>
  )
}

/** The same as a card, with what happens next. */
export function LimitCard({ limit, currency, cents }: LimitProps) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const zone = useReaderZone()
  if (!limit) return null
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <section className="hair num rounded-card bg-surface-1 p-4">
      <h3 className="mb-2 flex items-center gap-2 font-[650]">
        <Icon of={ShieldCheck} />
        {t(`screen.limit.${limit.period}`)}
      </h3>
      <p className="mb-3 text-text-2">
        {t.rich('screen.limit.after', {
          left: money(Math.max(0, limit.leftCents - cents)),
          amount: money(limit.amountCents),
          date: formatDate(limit.untilIso, locale, 'dayTime', zone),
          strong: (chunks) => <strong className="font-[650] text-text">{chunks}</strong>,
        })}
      </p>
      <LimitMeter limit={limit} cents={cents} />
    </section>
  )
}

function LimitMeter({ limit, cents }: Pick<LimitProps, 'cents'> & { readonly limit: LimitLeft }) {
  const t = useT('cashbox')
  const { amountCents, leftCents } = limit
  const part = (value: number) => (amountCents === 0 ? 1 : Math.min(1, Math.max(0, value / amountCents)))
  const used = part(amountCents - leftCents)
  const after = part(amountCents - leftCents + cents)
  return (
    // Browsers impose their own colours on a native meter.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="meter"
      aria-label={t(`screen.limit.${limit.period}`)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(after * 100)}
      className="relative mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className={`absolute inset-0 origin-left rounded-full ${after >= 1 ? 'bg-danger' : 'bg-accent'} transition-transform duration-(--t-enter)`}
        style={{ transform: `scaleX(${after})` }}
      />
      {cents > 0 && used > 0 && (
        <div
          className="absolute inset-0 origin-left border-surface-1 border-r-2 bg-text-3"
          style={{ width: `${used * 100}%` }}
        />
      )}
    </div>
  )
}

function SetLimit() {
  const t = useT('cashbox')
  const href = useHref()
  const links = useListLinks()
  return (
    <p className="text-12 text-text-2" {...links}>
      <a
        href={href('/profile/limits')}
        className="link inline-flex min-h-6 items-center gap-2 text-text-2 pointer-coarse:min-h-11"
      >
        <Icon of={ShieldCheck} size={16} />
        {t('screen.limit.set')}
      </a>
    </p>
  )
}
