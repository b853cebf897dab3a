import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import { wageringOf } from '../model'
import type { Bonus } from '../queries'

/** How far the wagering of a bonus has come, and what is left. */
export function WagerBar({ bonus }: { readonly bonus: Bonus }) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const { percent, leftCents } = wageringOf(bonus)
  const money = (cents: number) => formatMoney(cents, bonus.currency, locale)
  return (
    <div>
      <div className="num flex items-baseline justify-between gap-4">
        <span className="font-[650]">{t('wagered', { percent })}</span>
        <span className="text-14 text-text-2">
          {t('wageredOf', {
            wagered: money(bonus.amount_wager_cents),
            required: money(bonus.amount_wager_requirement_cents),
          })}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={t('progress', { title: bonus.title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-(--t-enter)"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <p className="num mt-2 text-12 text-text-2">{t('left', { amount: money(leftCents) })}</p>
    </div>
  )
}
