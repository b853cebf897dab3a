import { formatMoney, shownUnitOf } from '../../../lib/format/money'
import { useSite } from '../../../lib/site'
import { Money } from '../../../ui/Money'

interface PoolMoneyProps {
  readonly cents: number
  readonly currency: string
  /** Counts as it grows. */
  readonly isLive?: boolean
  /** Its size, of which it keeps as much as fits its line: `--fit` is the most. */
  readonly className?: string
}

/** "€412,806.44": what is longer, as in tenge or µBTC, does without its fraction. */
const longest = 11
/** Width of a bold digit, of its height. */
const digitWidth = 0.64

/** What a pool holds or a winner got, on one line, however many digits it takes in the reader's currency. */
export function PoolMoney({ cents, currency, isLive = false, className = '' }: PoolMoneyProps) {
  const { locale } = useSite()
  const exact = formatMoney(cents, currency, locale, { rough: true })
  const isLong = exact.length > longest
  const shown = isLong ? cents - (cents % shownUnitOf(currency)) : cents
  const length = isLong ? formatMoney(shown, currency, locale, { short: true }).length : exact.length
  return (
    <span className="@container block min-w-0" style={{ '--fit': `calc(100cqi / ${length * digitWidth})` } as object}>
      <Money
        // Another currency is no growth to count.
        key={currency}
        rough
        short={isLong}
        cents={shown}
        currency={currency}
        live={isLive && 'quiet'}
        className={`block whitespace-nowrap ${className}`}
      />
    </span>
  )
}
