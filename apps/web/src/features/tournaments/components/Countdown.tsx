import { timeLeft } from '../../../lib/format/date'
import { useT } from '../../../lib/i18n/TextsProvider'
import { elapsedText, secondClock } from '../../../lib/time/clock'
import { usePlatformNow } from '../../../lib/time/platformClock'

const dayMs = 86_400_000

interface CountdownProps {
  readonly untilMs: number
  readonly className?: string
}

/** "2 d 09:08:33". Screen readers do not announce every second. Its width is reserved before the time is known. */
export function Countdown({ untilMs, className = '' }: CountdownProps) {
  const t = useT('tournaments')
  const now = usePlatformNow(secondClock)
  const leftMs = now === undefined ? undefined : Math.max(0, untilMs - now)
  return (
    <span role="timer" className={`num inline-block min-w-[4.6em] whitespace-nowrap ${className}`}>
      {leftMs === undefined
        ? '\u00a0'
        : t('time.left', { days: Math.floor(leftMs / dayMs), time: elapsedText(leftMs % dayMs) })}
    </span>
  )
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** A countdown in four boxes. */
export function CountdownBoxes({ untilMs }: CountdownProps) {
  const t = useT('tournaments')
  const now = usePlatformNow(secondClock)
  const left = now === undefined ? undefined : timeLeft(untilMs, now)
  return (
    <div role="timer" className="num grid max-w-78 grid-cols-4 gap-2">
      {units.map((unit) => (
        <span
          key={unit}
          className="grid justify-items-center rounded-control bg-(--on-light)/55 px-1 py-2.5 text-light shadow-line-2"
        >
          <b className="text-20 font-[680] lg:text-24">{left ? String(left[unit]).padStart(2, '0') : '\u00a0'}</b>
          <span className="text-12 text-light/85">{t(`time.${unit}`)}</span>
        </span>
      ))}
    </div>
  )
}
