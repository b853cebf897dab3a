interface CoinBarProps {
  /** The measured quantity, for screen readers. */
  readonly label: string
  /** 0 to 1. */
  readonly part: number
}

/** A share of the coins: what is left, or the progress towards a goal. */
export function CoinBar({ label, part }: CoinBarProps) {
  const shown = Math.min(1, Math.max(0, part))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown * 100)}
      className="h-2 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className="h-full origin-left rounded-full bg-(--vip-gold) transition-transform duration-(--t-enter)"
        style={{ transform: `scaleX(${shown})` }}
      />
    </div>
  )
}
