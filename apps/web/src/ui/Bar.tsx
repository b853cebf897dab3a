import { cva, type VariantProps } from 'class-variance-authority'

const fill = cva('block h-full w-full origin-left rounded-full transition-transform duration-(--t-sheet) ease-move', {
  variants: {
    tone: {
      accent: 'bg-accent',
      win: 'bg-win',
      warn: 'bg-warn',
      danger: 'bg-danger',
      gold: 'bg-gold',
      action: 'bg-(image:--action)',
      mute: 'bg-text-3',
    },
  },
  defaultVariants: { tone: 'accent' },
})

export interface BarProps extends VariantProps<typeof fill> {
  /** 0 to 1; more is shown full. */
  value: number
  /** What it measures, for screen readers. */
  label: string
  /** A second value marked by a thin line, 0 to 1 (where a limit would be after this deposit). */
  mark?: number
}

/** A part of a whole: limits, progress, wagering. */
export function Bar({ value, label, mark, tone }: BarProps) {
  const part = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(part * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative h-2 rounded-full bg-surface-3"
    >
      <div className="h-full overflow-hidden rounded-full">
        <i className={fill({ tone })} style={{ transform: `scaleX(${part})` }} />
      </div>
      {mark !== undefined && (
        <i className="absolute -top-1 h-4 w-0.5 rounded-full bg-text" style={{ left: `${mark * 100}%` }} />
      )}
    </div>
  )
}
