import { useT } from '../../../lib/i18n/TextsProvider'
import { elapsedText, secondClock, useNow } from '../../../lib/time/clock'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

interface CountdownProps {
  readonly untilMs: number
  readonly skewMs: number
}

const useLeft = ({ untilMs, skewMs }: CountdownProps): number | undefined => {
  const now = useNow(secondClock)
  return now === undefined ? undefined : Math.max(0, untilMs - now - skewMs)
}

/**
 * The time left in a line. Its space is reserved before the time is known; it is not announced to screen readers every
 * second.
 */
export function Countdown({ className = '', ...until }: CountdownProps & { readonly className?: string }) {
  const t = useT('quests')
  const leftMs = useLeft(until)
  return (
    <span role="timer" className={`num inline-block min-w-[4.6em] whitespace-nowrap ${className}`}>
      {leftMs === undefined
        ? '\u00a0'
        : t('timer.left', { days: Math.floor(leftMs / dayMs), time: elapsedText(leftMs % dayMs) })}
    </span>
  )
}

/** The same as large numbers, one box for each unit. */
export function CountdownBoxes(until: CountdownProps) {
  const t = useT('quests')
  const leftMs = useLeft(until)
  const count = (unitMs: number, of: number) => (leftMs === undefined ? undefined : Math.floor(leftMs / unitMs) % of)
  const days = count(dayMs, Number.MAX_SAFE_INTEGER)
  const hours = count(hourMs, 24)
  const boxes = [
    { value: days, word: t('timer.days', { count: days ?? 2 }) },
    { value: hours, word: t('timer.hours', { count: hours ?? 2 }) },
    { value: count(minuteMs, 60), word: t('timer.minutes') },
    { value: count(1000, 60), word: t('timer.seconds') },
  ]
  return (
    <div role="timer" className="num grid max-w-80 grid-cols-4 gap-2 lg:gap-3">
      {boxes.map(({ value, word }, nth) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same four units
          key={nth}
          className="hair flex h-16 flex-col items-center justify-center rounded-control bg-bg/70 lg:h-18"
        >
          <b className="text-20 leading-7 font-[680] lg:text-24">
            {value === undefined ? '\u00a0' : String(value).padStart(2, '0')}
          </b>
          <span className="max-w-full truncate px-1 text-12 text-text-2">{word}</span>
        </span>
      ))}
    </div>
  )
}
