import { starPath, ticketBox, ticketOutline, ticketWaves } from '@apogee/art/lotteries/ticketShape'
import type { ReactNode } from 'react'
import { cx } from '../../../../ui/classes'

const { width, height, stub } = ticketBox
const outline = ticketOutline()
const waves = ticketWaves()
const star = starPath((stub + width) / 2, height / 2, 25, 10, 8)
const ring = `M${(stub + width) / 2 - 33} ${height / 2}a33 33 0 1 0 66 0a33 33 0 1 0 -66 0`
/** A frame within the paper, before the stub. */
const frame = `M16 10H${stub - 16}a6 6 0 0 1 6 6V${height - 16}a6 6 0 0 1 -6 6H16a6 6 0 0 1 -6 -6V16a6 6 0 0 1 6 -6Z`
const symbol = 'lottery-ticket'

/**
 * The drawing of a ticket, once per page: each ticket refers to it. Its colour is the `--own` of the place where it is
 * used.
 */
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
          <path d={waves} fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth=".9" />
          <path d={frame} fill="none" stroke="#fff" strokeOpacity=".42" strokeWidth="1.2" />
          <path d={ring} fill="none" stroke="#fff" strokeOpacity=".42" strokeWidth="1.2" strokeDasharray="1.5 3" />
          <path
            d={`M${stub} 14V${height - 14}`}
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="2"
            strokeDasharray="3 6"
            strokeLinecap="round"
          />
          <path d={star} fill="#fff" fillOpacity=".5" />
          <path d={outline} fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.5" />
        </symbol>
      </defs>
    </svg>
  )
}

interface TicketArtProps {
  /** The number printed on the ticket. */
  readonly children: ReactNode
  /** Printed small above it. */
  readonly title?: string
  readonly variant?: 'normal' | 'won' | 'blank'
  /** Its width among others; without one it fills its container. */
  readonly className?: string
}

/** A ticket with its printed content. */
export function TicketArt({ children, title, variant = 'normal', className = 'w-full' }: TicketArtProps) {
  return (
    <span
      className={cx(
        '@container relative block aspect-[320/132]',
        variant === 'won' && '[--own:color-mix(in_srgb,var(--vip-gold)_78%,#7a2400)]',
        variant === 'blank' && 'opacity-60',
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
      {title && (
        <span
          aria-hidden="true"
          className="absolute top-[13%] left-[6%] w-[64%] truncate text-center text-[3.6cqw] font-[650] tracking-[.12em] text-light/90 uppercase"
        >
          {title}
        </span>
      )}
      <span
        className={cx(
          'absolute left-[4%] grid w-[68%] place-items-center',
          title ? 'inset-y-[12%] pt-[3%]' : 'inset-y-0',
        )}
      >
        {children}
      </span>
    </span>
  )
}

interface TicketNumberProps {
  /** The label for screen readers; without it the number is in the text next to the ticket. */
  readonly label?: string
  readonly children: string
}

/** The number printed on a ticket, as large as the ticket allows. */
export const TicketNumber = ({ label, children }: TicketNumberProps) => (
  <span
    className={cx(
      'num font-[720] text-light [text-shadow:0_1px_4px_var(--shadow-color)]',
      children.length > 7 ? 'text-[11cqw]' : 'text-[14.5cqw]',
    )}
  >
    <span aria-hidden="true">{children}</span>
    {label && <span className="sr-only">{label}</span>}
  </span>
)
