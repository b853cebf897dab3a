import { barState } from '@apogee/rules/vip/progress'
import { ArrowDownToLine, Check, CircleCheck, Coins, RotateCw } from 'lucide-react'
import { formatShare } from '../../../lib/format/formatShare'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Money } from '../../../ui/Money'
import { Skeleton } from '../../../ui/states/Skeleton'
import { Tag } from '../../../ui/Tag'
import { activeOf, nameOf, nextOf, percentOf } from '../model'
import type { Vip } from './useVip'

/** VIP-09, VIP-11: deposits and bets of the quarter on the way to the next status. */
export function QuarterBars({ vip }: { readonly vip: Vip }) {
  const t = useT('vip')
  const { figures, hasFailed, isRetrying, retry } = vip
  if (!figures)
    return (
      <>
        <Skeleton className="h-42 rounded-card" />
        <Skeleton className="h-42 rounded-card" />
      </>
    )
  return (
    <>
      {hasFailed && (
        <div
          role="alert"
          className="hair flex flex-wrap items-center gap-4 rounded-card bg-surface-1 p-4 lg:col-span-full"
        >
          <p className="min-w-0 flex-1 basis-60">{t('bars.failed')}</p>
          <Button onClick={retry} waiting={isRetrying}>
            <Icon of={RotateCw} />
            {t('bars.retry')}
          </Button>
        </div>
      )}
      <Bar kind="deposits" vip={vip} amount={figures.depositAmountCents} threshold={figures.depositThresholdCents} />
      <Bar kind="bets" vip={vip} amount={figures.betSumCents} threshold={figures.betSumThresholdCents} />
    </>
  )
}

interface BarProps {
  readonly kind: 'deposits' | 'bets'
  readonly vip: Vip
  /** Minor units. */
  readonly amount: number
  readonly threshold: number
}

const kindIcons = { deposits: ArrowDownToLine, bets: Coins } as const

function Bar({ kind, vip: { figures, currency }, amount, threshold }: BarProps) {
  const t = useT('vip')
  const shell = useT('shell')
  const { locale } = useSite()
  const isAchieved = barState(amount, threshold) === 'achieved'
  const percent = percentOf(amount, threshold)
  const share = formatShare(String(percent), locale)
  const next = figures && (nextOf(figures) ?? activeOf(figures))
  const money = (cents: number) => formatMoney(cents, currency, locale, { short: true })
  return (
    <section className="hair rounded-card bg-surface-1 p-4 lg:p-6">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 className="flex min-w-0 items-center gap-2 text-text-2">
          <Icon of={isAchieved ? CircleCheck : kindIcons[kind]} className={isAchieved ? 'text-win' : 'text-text'} />
          <span className="min-w-0 text-balance">{t(`bars.${kind}`)}</span>
        </h2>
        {isAchieved ? (
          <Tag tone="win" icon={Check}>
            {t('bars.achieved')}
          </Tag>
        ) : (
          <span className="num font-[650]">{share}</span>
        )}
      </div>
      <p className="num mt-3">
        <Money cents={amount} currency={currency} short live="quiet" className="text-24 font-[680]" />{' '}
        <span className="text-text-2">{t('bars.of', { amount: money(threshold) })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t(`bars.${kind}`)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-state={isAchieved ? 'achieved' : 'current'}
        className="mt-6 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={`h-full origin-left rounded-full transition-transform duration-(--t-sheet) ${isAchieved ? 'bg-win' : 'bg-linear-to-r from-(--vip-silver) to-(--vip-gold)'}`}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <p className="num mt-3 text-pretty text-text-2">
        {isAchieved
          ? t(`bars.${kind}Done`)
          : next && t('bars.more', { amount: money(threshold - amount), status: shell(`rank.${nameOf(next)}`) })}
      </p>
    </section>
  )
}
