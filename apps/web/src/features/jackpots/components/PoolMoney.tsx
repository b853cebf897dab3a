import { formatMoney, shownUnitOf } from '../../../lib/format/money'
import { useSite } from '../../../lib/page/site'
import { Money } from '../../../ui/Money'

interface PoolMoneyProps {
  readonly cents: number
  readonly currency: string
  /** The font size, reduced to fit its line: `--fit` is the maximum. */
  readonly className?: string
}

/** "€412,806.44": longer amounts, as in tenge or µBTC, omit their fraction. */
const longest = 11
/** Width of a bold digit relative to its height. */
const digitWidth = 0.64

/** A pool's amount, which counts up as it grows, on one line: for any number of digits in the reader's currency. */
export function PoolMoney({ cents, currency, className = '' }: PoolMoneyProps) {
  const { locale } = useSite()
  const exact = formatMoney(cents, currency, locale, { rough: true })
  const isLong = exact.length > longest
  const shown = isLong ? cents - (cents % shownUnitOf(currency)) : cents
  const length = isLong ? formatMoney(shown, currency, locale, { short: true }).length : exact.length
  return (
    <span className="@container block min-w-0" style={{ '--fit': `calc(100cqi / ${length * digitWidth})` }}>
      <Money
        // A change of currency must not count up.
        key={currency}
        rough
        short={isLong}
        cents={shown}
        currency={currency}
        live="quiet"
        className={`block whitespace-nowrap ${className}`}
      />
    </span>
  )
}
