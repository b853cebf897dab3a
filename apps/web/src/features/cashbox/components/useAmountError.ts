import { formatMoney } from '../../../lib/format/money'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useSite } from '../../../lib/page/site'
import { type Action, type AmountVerdict, limitsOf, type Method } from '../model'
import { useLimitText } from './useLimitText'

/** VAL-20: the error of an invalid amount, naming the limit it violates. */
export function useAmountError(currency: string) {
  const t = useT('cashbox')
  const common = useT('common')
  const { locale } = useSite()
  const { money } = useLimitText(currency)
  return (verdict: AmountVerdict, method: Method, action: Action, availableCents: number): string | undefined => {
    const limits = limitsOf(method, action)
    switch (verdict.code) {
      case undefined:
        return undefined
      case 'too_small':
        return t('amount.too_small', { min: limits ? money(limits.min) : '' })
      case 'too_big':
        return t('amount.too_big', { max: limits ? money(limits.max) : '' })
      case 'not_a_multiple':
        return t('amount.not_a_multiple', { step: formatMoney(1, currency, locale) })
      case 'not_enough_money':
        return t('amount.not_enough_money', { available: formatMoney(availableCents, currency, locale) })
      case 'ambiguous':
        return common('money.choose')
      case 'invalid':
        return t('amount.invalid', { example: '50' })
      case 'required':
        return t('amount.required')
      default:
        return verdict satisfies never
    }
  }
}
