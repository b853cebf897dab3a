import { useEffect, useRef } from 'react'

const rounds = [0, 1]
const figures = Array.from({ length: 10 }, (_, figure) => figure)
/** Digits per second. */
const speed = 15
const turnMs = (10 / speed) * 1000
const stripCells = rounds.length * 10

const at = (cells: number) => ({ transform: `translateY(${(-100 * cells) / stripCells}%)` })

interface RollingDigitProps {
  readonly digit: string
  /** The time until it settles, in ms; settled if 0 or less. Read once. */
  readonly settlesInMs: number
  readonly isSettled: boolean
}

/**
 * One digit of a ticket: it rolls at an even pace and settles at its moment. Both are native browser animations of a
 * transform only, each on a separate element: two on one element would run on the main thread, frame by frame.
 */
export function RollingDigit({ digit, settlesInMs, isSettled }: RollingDigitProps) {
  const wheel = useRef<HTMLSpanElement>(null)
  const strip = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rolling digit does not restart
  useEffect(() => {
    const figure = Number(digit)
    if (!wheel.current || !strip.current || settlesInMs <= 0 || Number.isNaN(figure)) return
    // Slows down evenly from the rolling speed, so the last turn takes twice the time.
    const lastMs = Math.min((2 * (10 + figure) * 1000) / speed, settlesInMs + turnMs)
    const beginMs = settlesInMs - lastMs
    const land = strip.current.animate([at(0), at(10 + figure)], {
      duration: lastMs,
      delay: beginMs,
      easing: 'cubic-bezier(.33,.67,.67,1)',
      fill: 'forwards',
    })
    const turns = Math.max(0, beginMs / turnMs)
    // Ends with a whole turn, where the last one begins.
    const roll = wheel.current.animate([at(0), at(10)], {
      duration: turnMs,
      iterations: turns,
      iterationStart: (1 - (turns % 1)) % 1,
    })
    return () => {
      roll.cancel()
      land.cancel()
    }
  }, [])
  return (
    <span
      className={`relative block h-[1.16em] w-[.74em] overflow-hidden rounded-[.1em] text-center leading-[1.16] transition-colors duration-(--t-enter) ${isSettled ? 'bg-bg/60 text-light' : 'bg-bg/35 text-light/70'}`}
    >
      {settlesInMs <= 0 ? (
        digit
      ) : (
        <span ref={wheel} className="absolute inset-x-0 top-0 block will-change-transform">
          <span ref={strip} className="block will-change-transform">
            {rounds.flatMap((round) =>
              figures.map((figure) => (
                <span key={`${round}${figure}`} className="block">
                  {figure}
                </span>
              )),
            )}
          </span>
        </span>
      )}
    </span>
  )
}

/** Reduced motion: a digit appears at its moment. */
export const CalmDigit = ({ digit, isSettled }: Pick<RollingDigitProps, 'digit' | 'isSettled'>) => (
  <span
    className={`block h-[1.16em] w-[.74em] rounded-[.1em] text-center leading-[1.16] ${isSettled ? 'bg-bg/60 text-light' : 'bg-bg/35 text-light/60'}`}
  >
    <span className={`block transition-opacity duration-(--t-sheet) ${isSettled ? 'opacity-100' : 'opacity-0'}`}>
      {isSettled ? digit : ''}
    </span>
  </span>
)
