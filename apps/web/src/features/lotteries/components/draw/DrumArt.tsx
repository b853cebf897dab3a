import { drumRadius, drumRibs, drumRivets, drumTickets } from '@apogee/art/lotteries/drumShape'
import { useId } from 'react'

const tones = ['var(--action-to)', 'var(--vip-gold)', 'var(--info)', 'var(--accent)', 'var(--win)']
const tickets = drumTickets(30, tones.length)
const ribs = drumRibs(7)
const rivets = drumRivets(28)
const dark = 'color-mix(in srgb, var(--vip-gold) 42%, #2a1203)'
const pale = 'color-mix(in srgb, var(--vip-gold) 40%, #fff)'

interface DrumArtProps {
  /** Seconds per turn; without it the drum does not turn. */
  readonly turnSeconds?: number | undefined
  readonly className?: string
}

/** The drum that tickets are drawn from. Only its wheel turns, in a separate layer, so that nothing is repainted. */
export function DrumArt({ turnSeconds, className = '' }: DrumArtProps) {
  const id = useId()
  const gold = `${id}gold`
  const glass = `${id}glass`
  const size = drumRadius + 8
  return (
    <span aria-hidden="true" className={`relative block aspect-[10/11] ${className}`}>
      <svg aria-hidden="true" viewBox="-120 -112 240 264" className="absolute inset-0 size-full overflow-visible">
        <defs>
          <linearGradient id={gold} x1="0" y1="0" x2="0" y2="1">
            <stop stopColor={pale} />
            <stop offset=".4" stopColor="var(--vip-gold)" />
            <stop offset="1" stopColor={dark} />
          </linearGradient>
        </defs>
        <ellipse cx="0" cy="141" rx="104" ry="9" fill="#000" opacity=".45" />
        <path d="M-14 0H14L62 128H34Z" fill={dark} />
        <path d="M14 0H-14L-62 128H-34Z" fill={`url(#${gold})`} />
        <rect x="-88" y="122" width="176" height="17" rx="8.500" fill={`url(#${gold})`} />
        <rect x="-88" y="122" width="176" height="6" rx="3" fill="#fff" opacity=".35" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox={`${-size} ${-size} ${size * 2} ${size * 2}`}
        style={turnSeconds === undefined ? undefined : { animationDuration: `${turnSeconds}s` }}
        className={`absolute top-[1.5%] left-[5%] w-[90%] ${turnSeconds === undefined ? '' : 'animate-[spin_linear_infinite] will-change-transform motion-reduce:animate-none'}`}
      >
        <defs>
          <radialGradient id={glass} cx=".5" cy=".5">
            <stop stopColor="color-mix(in srgb, var(--scene-from) 85%, #fff)" />
            <stop offset=".7" stopColor="color-mix(in srgb, var(--scene-from) 75%, var(--bg))" />
            <stop offset="1" stopColor="color-mix(in srgb, var(--scene-from) 35%, var(--bg))" />
          </radialGradient>
        </defs>
        <circle r={drumRadius} fill={`url(#${glass})`} />
        {tickets.map(({ x, y, turn, tone }) => (
          <g key={`${x}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}>
            <rect x="-14.500" y="-7" width="31" height="16" rx="2.500" fill="#000" opacity=".3" />
            <path
              d="M-16-8H5a2 2 0 0 0 4 0H15V8H9a2 2 0 0 0-4 0H-16Z"
              fill={tones[tone]}
              stroke="#fff"
              strokeOpacity=".35"
              strokeWidth=".8"
            />
            <path d="M7-4V5" stroke="#fff" strokeOpacity=".6" strokeWidth=".8" strokeDasharray="1.500 1.500" />
            <path
              d="M-12-2.500H1M-12 1.500H-3"
              stroke="#fff"
              strokeOpacity=".75"
              strokeWidth="1.800"
              strokeLinecap="round"
            />
          </g>
        ))}
        <path d={ribs} fill="none" stroke={dark} strokeWidth="4" strokeLinecap="round" opacity=".8" />
        <path d={ribs} fill="none" stroke="var(--vip-gold)" strokeWidth="2" strokeLinecap="round" />
        <circle r={drumRadius - 3} fill="none" stroke={dark} strokeWidth="13" />
        <circle r={drumRadius - 1.5} fill="none" stroke="var(--vip-gold)" strokeWidth="8" />
        <circle r={drumRadius + 1} fill="none" stroke={pale} strokeWidth="1.500" opacity=".8" />
        {rivets.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.900" fill={dark} />
        ))}
      </svg>
      {/* The light and the hub do not turn. */}
      <svg aria-hidden="true" viewBox="-120 -112 240 264" className="absolute inset-0 size-full">
        <path d="M-78-34A86 86 0 0 1 22-83C-20-74-52-54-64-24Z" fill="#fff" opacity=".3" />
        <path d="M70 44A84 84 0 0 1 20 81C44 70 58 56 64 40Z" fill="#fff" opacity=".14" />
        <circle r="19" fill={dark} />
        <circle r="16" fill={`url(#${gold})`} />
        <path
          d="M0-9 2.600-3.200 8.800-2.700 4.100 1.500 5.500 7.600 0 4.400-5.500 7.600-4.100 1.500-8.800-2.700-2.600-3.200Z"
          fill={dark}
        />
      </svg>
    </span>
  )
}
