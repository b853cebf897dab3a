import { starPath, ticketBox, ticketOutline, ticketWaves } from '@apogee/art/lotteries/ticketShape'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

const { width, height, stub } = ticketBox
const outline = ticketOutline()
const waves = ticketWaves()
const star = starPath((stub + width) / 2, height / 2, 26, 11, 8)
const symbol = 'lottery-ticket'

/** The drawing of a ticket, once a page: each ticket refers to it. Its colour is `--own` of the place where it is used. */
export function TicketSymbol() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <linearGradient id={`${symbol}-shine`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".28" />
        </linearGradient>
        <symbol id={symbol} viewBox={`0 0 ${width} ${height}`}>
          <path d={outline} fill="var(--own)" />
          <path d={outline} fill={`url(#${symbol}-shine)`} />
          <path d={waves} fill="none" stroke="#fff" strokeOpacity=".2" strokeWidth="1" />
          <path
            d={`M${stub} 14V${height - 14}`}
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="2"
            strokeDasharray="3 6"
            strokeLinecap="round"
          />
          <path d={star} fill="#fff" fillOpacity=".22" />
          <path d={outline} fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1.500" />
        </symbol>
      </defs>
    </svg>
  )
}

interface TicketArtProps {
  /** Stands on the ticket: its number. */
  readonly children: ReactNode
  /** On its stub. */
  readonly mark?: ReactNode
  readonly look?: 'normal' | 'won' | 'blank'
  readonly className?: string
}

/** A ticket with what is printed on it. */
export function TicketArt({ children, mark, look = 'normal', className }: TicketArtProps) {
  return (
    <span
      className={cx(
        'relative block aspect-[320/132] w-full',
        look === 'won' && '[--own:color-mix(in_srgb,var(--vip-gold)_82%,#5a2b00)]',
        look === 'blank' && 'opacity-60',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full drop-shadow-[0_4px_10px_var(--shadow-color)]"
      >
        <use href={`#${symbol}`} />
      </svg>
      <span className="absolute inset-y-0 left-[5%] grid w-[66%] place-items-center">{children}</span>
      {mark && <span className="absolute inset-y-0 right-[3%] grid w-[21%] place-items-center">{mark}</span>}
    </span>
  )
}
