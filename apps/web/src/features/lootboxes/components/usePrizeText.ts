import { formatShare } from '../../../lib/format/formatShare'
import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import type { Prize } from '../model'

export function usePrizeText() {
  const t = useT('lootboxes')
  const { locale } = useSite()
  const money = (cents: number, currency: string) => formatMoney(cents, currency, locale, { short: true })
  return {
    money,
    /** "50 free spins", "€20 bonus". */
    name: ({ count, cents, currency }: Prize): string =>
      count !== undefined ? t('prize.freespins', { count }) : t('prize.bonus', { amount: money(cents ?? 0, currency) }),
    /** The number and its unit, for a sector. */
    figure: ({ count, cents, currency }: Prize) =>
      count !== undefined
        ? { value: String(count), unit: t('wheel.spins') }
        : { value: money(cents ?? 0, currency), unit: t('wheel.bonus') },
    /** "40%" */
    chance: ({ weight }: Prize): string => formatShare(String(weight / 100), locale),
  }
}
