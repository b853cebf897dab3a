import type { ReactNode } from 'react'

export interface LimitBarProps {
  /** The measured quantity, for screen readers. */
  label: string
  /** The used share, 0 to 1; anything above 1 is full. */
  part: number
  /** The figures, such as "€50.00". */
  used: ReactNode
  of: ReactNode
  /** One line about what happens next. */
  note?: ReactNode
}

const nearly = 0.8

/** Used amount, total, bar, and what happens next: the common component for limits and progress. */
export function LimitBar({ label, part, used, of, note }: LimitBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100)
  const color = part >= 1 ? 'bg-danger' : part >= nearly ? 'bg-warn' : 'bg-accent'
  return (
    <div>
      <div className="num flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-16 font-[650]">{used}</span>
        <span className="text-text-2">{of}</span>
      </div>
      {/* Browsers impose their own colours on a native meter. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div className={`h-full origin-left rounded-full ${color}`} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      {note && <p className="num mt-2 text-12 text-text-2">{note}</p>}
    </div>
  )
}
