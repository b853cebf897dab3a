import { useT } from '../../../lib/i18n/TextsProvider'
import { elapsedText, secondClock, useNow } from '../../../lib/time/clock'

const dayMs = 86_400_000

interface CountdownProps {
  readonly untilMs: number
  /** The offset to add to the reader's clock to get the platform's. */
  readonly skewMs: number
  /** The sentence around it. */
  readonly format?: (left: string) => string
  readonly className?: string
}

/**
 * The time left, to the second. It is not announced to screen readers every second; its space is reserved before the
 * time is known.
 */
export function Countdown({ untilMs, skewMs, format, className = '' }: CountdownProps) {
  const t = useT('adventure')
  const now = useNow(secondClock)
  const leftMs = now === undefined ? undefined : Math.max(0, untilMs - now - skewMs)
  const left =
    leftMs === undefined ? '\u00a0' : t('left', { days: Math.floor(leftMs / dayMs), time: elapsedText(leftMs % dayMs) })
  return (
    <span role="timer" className={`num inline-block min-w-[4.6em] ${format ? '' : 'whitespace-nowrap'} ${className}`}>
      {format && leftMs !== undefined ? format(left) : left}
    </span>
  )
}
