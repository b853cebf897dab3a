/** A fixed set of pieces: a spiral over the width, so that no two fall together. */
const pieces = Array.from({ length: 36 }, (_, index) => ({
  id: index,
  left: (index * 61.8) % 100,
  top: (index * 38.2) % 90,
  delay: ((index * 7) % 24) / 10,
  seconds: 2.4 + ((index * 5) % 14) / 10,
  colour: ['--action-from', '--action-to', '--accent', '--win', '--warn', '--info'][index % 6],
  shape: ['h-3 w-1.5', 'size-2 rounded-full', 'h-2 w-3'][index % 3],
}))

/** Falls for some seconds and then stops; with reduced motion it does not move at all. */
export function Confetti() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {pieces.map(({ id, left, top, delay, seconds, colour, shape }) => (
        <span
          key={id}
          className={`absolute rounded-[1px] ${shape} animate-[confetti_var(--fall)_var(--wait)_cubic-bezier(.2,.6,.4,1)_both] motion-reduce:animate-none`}
          style={{
            left: `${left}%`,
            top: `${top}%`,
            background: `var(${colour})`,
            rotate: `${id * 47}deg`,
            '--fall': `${seconds}s`,
            '--wait': `${delay}s`,
          }}
        />
      ))}
    </span>
  )
}
