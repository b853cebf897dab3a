import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { wageringOf } from '../model'
import type { Bonus } from '../queries'
import { ProgressBar } from './ProgressBar'

/** Wagering progress of a bonus, and the amount left. */
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
      <ProgressBar label={t('progress', { title: bonus.title })} done={percent} all={100} />
      <p className="num mt-2 text-12 text-text-2">{t('left', { amount: money(leftCents) })}</p>
    </div>
  )
}
