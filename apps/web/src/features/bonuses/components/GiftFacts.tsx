import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { formatTag, type Locale } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/site'
import type { Bonus } from '../queries'

/** What a bonus is bound to: all a player has to know before he activates it. */
export function GiftFacts({ bonus, isWide = false }: { readonly bonus: Bonus; readonly isWide?: boolean }) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const money = (cents: number) => formatMoney(cents, bonus.currency, locale, { short: true })
  const isFree = bonus.amount_wager_requirement_cents === 0
  const until = bonus.valid_until
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('facts.wager'), isFree ? t('facts.noWager') : wagerText(bonus, money, locale)],
    ...(bonus.max_bet_cents === null || isFree ? [] : [[t('facts.maxBet'), money(bonus.max_bet_cents)] as const]),
    ...(bonus.max_win_cents === null ? [] : [[t('facts.maxWin'), money(bonus.max_win_cents)] as const]),
    until === null
      ? [t('facts.time'), t('facts.timeValue', { days: bonus.wager_days })]
      : [t('facts.until'), formatDate(until, locale, 'dayTime')],
  ]
  return (
    <dl className={`num grid grid-cols-2 gap-x-4 gap-y-3 text-14 ${isWide ? 'md:grid-cols-4' : ''}`}>
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-text-2">{label}</dt>
          <dd className="font-[620] wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "30 × €40 = €1,200": figures alone, the same in every language. */
function wagerText(bonus: Bonus, money: (cents: number) => string, locale: Locale): string {
  const times = bonus.wager.toLocaleString(formatTag(locale))
  return `${times} × ${money(bonus.amount_cents)} = ${money(bonus.amount_wager_requirement_cents)}`
}
