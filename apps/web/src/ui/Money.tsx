import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from '../lib/browser/motion'
import { formatMoney, type MoneyStyle } from '../lib/format/money'
import { useSite } from '../lib/page/site'

export interface MoneyProps extends MoneyStyle {
  /** Minor units, as on the wire. */
  cents: number
  currency: string
  /**
   * Animates to a new value and announces the final one politely: for balances and prizes. `quiet` omits the
   * announcement.
   */
  live?: boolean | 'quiet'
  className?: string
}

const countMs = 600

/** An amount of money in the player's locale, with tabular figures; crypto in its display unit. */
export function Money({ cents, currency, live = false, className = '', ...style }: MoneyProps) {
  const { locale } = useSite()
  const text = formatMoney(cents, currency, locale, style)
  if (!live) return <span className={`num ${className}`}>{text}</span>
  return (
    <span className={`num ${className}`}>
      <span aria-hidden="true">
        <Counting cents={cents} currency={currency} {...style} />
      </span>
      <span className="sr-only" aria-live={live === 'quiet' ? undefined : 'polite'}>
        {text}
      </span>
    </span>
  )
}

function Counting({ cents, currency, ...style }: Omit<MoneyProps, 'live' | 'className'>) {
  const { locale } = useSite()
  const [shown, setShown] = useState(cents)
  const from = useRef(cents)
  useEffect(() => {
    const start = from.current
    if (start === cents) return
    if (wantsLessMotion()) {
      from.current = cents
      setShown(cents)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / countMs)
      // Fast at first, then slowing down, like a mechanical counter.
      const value = part === 1 ? cents : Math.trunc(start + (cents - start) * (1 - (1 - part) ** 3))
      from.current = value
      setShown(value)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [cents])
  return formatMoney(shown, currency, locale, style)
}
