import { useEffect, useState } from 'react'
import { timeLeft } from '../lib/format/date'
import { useT } from '../lib/i18n/TextsProvider'

const places = ['days', 'hours', 'minutes', 'seconds'] as const

export interface TimerProps {
  /** Unix ms at which it ends. */
  endMs: number
  /** The server's clock, so that the first picture is the same on both sides. */
  nowMs: number
  onEnd?: () => void
}

/** Days, hours, minutes and seconds left. Screen readers hear it once, not on every tick. */
export function Timer({ endMs, nowMs, onEnd }: TimerProps) {
  const t = useT('common')
  const [now, setNow] = useState(nowMs)
  const isOver = now >= endMs
  useEffect(() => {
    if (isOver) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [isOver])
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])
  const left = timeLeft(endMs, now)
  const parts = [
    [left.days, t('time.days', { count: left.days })],
    [left.hours, t('time.hours', { count: left.hours })],
    [left.minutes, t('time.minutes')],
    [left.seconds, t('time.seconds')],
  ] as const
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={t('time.left', { days: left.days, hours: left.hours, minutes: left.minutes })}
      className="flex gap-1 md:gap-2"
    >
      {parts.map(([value, unit], index) => (
        <div
          key={places[index]}
          aria-hidden="true"
          className="flex h-13 w-12 flex-col items-center justify-center rounded-control bg-bg/70 md:size-15"
        >
          <b className="num text-20/6 font-bold">{String(value).padStart(2, '0')}</b>
          <span className="text-12 text-text-2">{unit}</span>
        </div>
      ))}
    </div>
  )
}
