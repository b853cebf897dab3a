import { cx } from '../classes'

/** A small ring for inside a button; whole views use Skeleton. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-4.5 animate-[spin_800ms_linear_infinite] rounded-full border-[2.5px] border-current/30 border-t-current',
        className,
      )}
    />
  )
}
