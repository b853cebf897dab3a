import { timeLeft } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { elapsedText, secondClock, useNow } from '../../../lib/time/clock'

interface TimerProps {
  readonly untilMs: number
  /** The offset to add to the reader's clock to get the platform's. */
  readonly skewMs: number
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * CONST-19: the time left in four boxes. It is not announced to screen readers every second; its space is reserved
 * before the time is known.
 */
export function TimerBoxes({ untilMs, skewMs }: TimerProps) {
  const t = useT('lotteries')
  const now = useNow(secondClock)
  const left = now === undefined ? undefined : timeLeft(untilMs, now + skewMs)
  return (
    <div role="timer" className="num flex gap-2">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span
          key={unit}
          className="hair grid h-18 min-w-0 flex-1 place-content-center rounded-card bg-bg/60 text-center max-w-18 lg:min-w-18"
        >
          <span className="text-24 font-[680]">{left ? two(left[unit]) : '\u00a0'}</span>
          <span className="text-12 text-text-2">{t(`timer.${unit}`)}</span>
        </span>
      ))}
    </div>
  )
}

const dayMs = 86_400_000

/** The same in one line, for cards. */
export function TimerLine({ untilMs, skewMs }: TimerProps) {
  const t = useT('lotteries')
  const now = useNow(secondClock)
  const leftMs = now === undefined ? undefined : Math.max(0, untilMs - now - skewMs)
  return (
    <span role="timer" className="num inline-block min-w-[4.6em] whitespace-nowrap">
      {leftMs === undefined
        ? '\u00a0'
        : t('timer.left', { days: Math.floor(leftMs / dayMs), time: elapsedText(leftMs % dayMs) })}
    </span>
  )
}
