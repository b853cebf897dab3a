import { fromDecimal } from '@apogee/rules/money/units'
import { formatMoney, subunitsOf } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { type Action, decimalOf, limitsOf, type Method } from '../model'

/** Formats limits and amounts in whole units for players. */
export function useLimitText(currency: string) {
  const t = useT('cashbox')
  const { locale } = useSite()
  const money = (decimal: string, short = true): string =>
    formatMoney(Number(fromDecimal(decimal, subunitsOf(currency)) ?? 0n), currency, locale, { short })
  return {
    money,
    units: (units: number): string => money(decimalOf(units)),
    range: (method: Method, action: Action): string => {
      const limits = limitsOf(method, action)
      return limits ? t('screen.method.range', { min: money(limits.min), max: money(limits.max) }) : ''
    },
  }
}
