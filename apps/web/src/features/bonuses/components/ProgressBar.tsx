interface ProgressBarProps {
  readonly label: string
  readonly done: number
  readonly all: number
}

export const ProgressBar = ({ label, done, all }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={all}
    aria-valuenow={done}
    className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3"
  >
    <div
      className="h-full origin-left rounded-full bg-accent transition-transform duration-(--t-enter)"
      style={{ transform: `scaleX(${done / all})` }}
    />
  </div>
)
