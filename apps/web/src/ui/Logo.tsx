import { useId } from 'react'
import { useSite } from '../lib/site'

function ApogeeMark({ size }: { size: number }) {
  const orbit = useId()
  const body = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <defs>
        <linearGradient id={orbit} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#8B6CFF" stopOpacity=".15" />
          <stop offset=".55" stopColor="#8B6CFF" />
          <stop offset="1" stopColor="#FF3D7F" />
        </linearGradient>
        <linearGradient id={body} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#FF9A4B" />
          <stop offset=".5" stopColor="#FF6A2B" />
          <stop offset="1" stopColor="#FF3D7F" />
        </linearGradient>
      </defs>
      <path
        d="M23.6 8.2A12.5 12.5 0 1 0 28 20.4"
        fill="none"
        stroke={`url(#${orbit})`}
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path d="M10.2 22.2 16 9.6l5.8 12.6-5.8-3.3z" fill="#F3F5FF" />
      <circle cx="25.6" cy="7.2" r="4.2" fill={`url(#${body})`} />
    </svg>
  )
}

function HalcyonMark({ size }: { size: number }) {
  const sun = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <defs>
        <linearGradient id={sun} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFD36B" />
          <stop offset="1" stopColor="#FF7A8A" />
        </linearGradient>
      </defs>
      <path d="M6 19a10 10 0 0 1 20 0z" fill={`url(#${sun})`} />
      <path
        d="M3 22.5q3.25-3 6.5 0t6.5 0 6.5 0 6.5 0"
        fill="none"
        stroke="#4FD1C5"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M7 28q3-2.6 6 0t6 0 6 0"
        fill="none"
        stroke="#7FE3D8"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  )
}

const marks = { apogee: ApogeeMark, halcyon: HalcyonMark } as const

export interface LogoProps {
  /** Side of the mark in px. */
  size?: number
  /** Without the word: the folded rail. */
  markOnly?: boolean
  className?: string
}

/** The brand's mark and word. Put it in a link that is named by the brand. */
export function Logo({ size = 32, markOnly = false, className = '' }: LogoProps) {
  const { brand } = useSite()
  const Mark = marks[brand.tokens]
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <Mark size={size} />
      <span className={markOnly ? 'sr-only' : 'display text-16 tracking-[-0.035em] lowercase lg:text-20/6'}>
        {brand.name}
      </span>
    </span>
  )
}
