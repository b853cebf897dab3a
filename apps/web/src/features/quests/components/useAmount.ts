import { formatMoney, shownUnitOf } from '../../../lib/format/money'
import { worthOf } from '../../../lib/format/worthOf'
import { useSite } from '../../../lib/page/site'
import { useOwnRates } from '../../wallet/useOwnRates'

/** Above this many units, smaller ones are omitted. */
const long = 1000

export interface Amounts {
  /** An amount of the quest, in the reader's currency if its rate is known. */
  readonly format: (cents: number) => string
  /** The quest counts in another currency, so the text gives its value today. */
  readonly isConverted: boolean
}

/** Formats amounts of a quest in `currency` for this reader. */
export function useAmount(currency: string): Amounts {
  const { locale } = useSite()
  const { currency: own, rates } = useOwnRates(() => [currency])
  const convert = (cents: number) => (rates ? worthOf(cents, currency, own, rates) : undefined)
  const isConverted = own !== currency && convert(0) !== undefined
  return {
    isConverted,
    format: (cents) => {
      const worth = isConverted ? convert(cents) : undefined
      const [amount, code] = worth === undefined ? [cents, currency] : [worth, own]
      const unit = shownUnitOf(code)
      const whole = amount >= long * unit ? amount - (amount % unit) : amount
      return formatMoney(whole, code, locale, { short: true, rough: worth !== undefined })
    },
  }
}
