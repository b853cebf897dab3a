import { formatDate } from '../../../lib/format/date'
import { formatMoney } from '../../../lib/format/money'
import { useReaderZone } from '../../../lib/format/readerZone'
import { formatTag, type Locale } from '../../../lib/i18n/locales'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { Bonus } from '../queries'
import { type Fact, Facts } from './GiftFrame'

export function GiftFacts({ bonus, isWide = false }: { readonly bonus: Bonus; readonly isWide?: boolean }) {
  const t = useT('bonuses')
  const { locale } = useSite()
  const zone = useReaderZone()
  const money = (cents: number) => formatMoney(cents, bonus.currency, locale, { short: true })
  const isFree = bonus.amount_wager_requirement_cents === 0
  const until = bonus.valid_until
  const facts: readonly Fact[] = [
    [t('facts.wager'), isFree ? t('facts.noWager') : wagerText(bonus, money, locale)],
    ...(bonus.max_bet_cents === null || isFree ? [] : [[t('facts.maxBet'), money(bonus.max_bet_cents)] as const]),
    ...(bonus.max_win_cents === null ? [] : [[t('facts.maxWin'), money(bonus.max_win_cents)] as const]),
    ...(bonus.games_info?.length
      ? [[t('facts.games'), bonus.games_info.map(({ title }) => title).join(', ')] as const]
      : []),
    ...(until !== null
      ? [[t('facts.until'), formatDate(until, locale, 'dayTime', zone)] as const]
      : bonus.wager_days > 0
        ? [[t('facts.time'), t('facts.timeValue', { days: bonus.wager_days })] as const]
        : []),
  ]
  return <Facts facts={facts} isWide={isWide} />
}

/** "30 × €40 = €1,200": figures only, the same in every language. */
function wagerText(bonus: Bonus, money: (cents: number) => string, locale: Locale): string {
  const times = bonus.wager.toLocaleString(formatTag(locale))
  return `${times} × ${money(bonus.amount_cents)} = ${money(bonus.amount_wager_requirement_cents)}`
}
