import { useId, useLayoutEffect, useRef } from 'react'
import { wantsLessMotion } from '../../../lib/browser/motion'
import { emblemPath, leftHalf, leftRest, rightHalf, rightRest, sealSize, waxPath } from './sealShape'

interface SealProps {
  /** `whole`: not opened yet. Broken, it shows whether the round agrees with its seeds. */
  readonly state: 'whole' | 'right' | 'wrong'
  readonly className?: string
}

const halves = [
  { half: leftHalf, ...leftRest },
  { half: rightHalf, ...rightRest },
] as const

const placed = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) =>
  `translate(${x}px, ${y}px) rotate(${turn}deg)`

/** The wax seal over a round's server seed. Once the round is verified it breaks in two over the verdict. */
export function Seal({ state, className }: SealProps) {
  const id = useId()
  const picture = useRef<SVGSVGElement>(null)
  const isBroken = state !== 'whole'
  // Before it is painted: the broken seal would be seen for a frame.
  useLayoutEffect(() => {
    if (!isBroken || wantsLessMotion()) return
    const [mark, ...pieces] = picture.current?.querySelectorAll('[data-part]') ?? []
    pieces.forEach((piece, index) => {
      const rest = halves[index]
      if (rest) piece.animate(breaking(rest), { duration: 720, easing: 'cubic-bezier(0.2, 0, 0.1, 1)' })
    })
    mark?.animate(
      [
        { opacity: 0, scale: 0.4 },
        { opacity: 0, scale: 0.4, offset: 0.45 },
        { opacity: 1, scale: 1 },
      ],
      {
        duration: 720,
        easing: 'cubic-bezier(0, 0, 0.2, 1)',
      },
    )
  }, [isBroken])
  return (
    <svg
      ref={picture}
      viewBox={`-30 -8 ${sealSize + 60} ${sealSize + 16}`}
      className={className}
      role="presentation"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}wax`} cx="0.36" cy="0.28" r="0.9">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.38" stopColor="#f2bd3e" />
          <stop offset="0.78" stopColor="#b87716" />
          <stop offset="1" stopColor="#7d4a0c" />
        </radialGradient>
        {halves.map(({ half, x }) => (
          <clipPath key={x} id={`${id}${x}`}>
            <path d={half} />
          </clipPath>
        ))}
      </defs>
      {isBroken && (
        <g data-part style={{ transformBox: 'fill-box', transformOrigin: 'center' }}>
          <circle cx="60" cy="60" r="30" fill={state === 'right' ? 'var(--win)' : 'var(--danger)'} />
          <path
            d={state === 'right' ? 'M46 61l10 10 19-21' : 'M50 50l20 20M70 50l-20 20'}
            fill="none"
            stroke="var(--on-win)"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
      {halves.map((piece) => (
        <g
          key={piece.x}
          data-part
          style={{
            transformOrigin: '60px 60px',
            ...(isBroken && { transform: placed(piece) }),
          }}
        >
          <g clipPath={`url(#${id}${piece.x})`} opacity={isBroken ? 0.92 : 1}>
            <path d={waxPath} fill={`url(#${id}wax)`} />
            <circle cx="60" cy="60" r="39" fill="none" stroke="#7d4a0c" strokeOpacity="0.55" strokeWidth="2" />
            <circle cx="60" cy="61.5" r="39" fill="none" stroke="#fff3cf" strokeOpacity="0.5" strokeWidth="1.5" />
            <path d={emblemPath} fill="#8a5410" fillOpacity="0.75" transform="translate(0 -1)" />
            <path d={emblemPath} fill="#ffe6a0" fillOpacity="0.85" transform="translate(0 1.5)" />
          </g>
        </g>
      ))}
    </svg>
  )
}

/** It trembles under the press, then gives way. */
const breaking = (rest: (typeof halves)[number]): Keyframe[] => [
  { transform: 'none' },
  { transform: 'translate(-1.5px, 0)', offset: 0.1 },
  { transform: 'translate(2px, 0)', offset: 0.2 },
  { transform: 'translate(-1px, 0)', offset: 0.3 },
  { transform: 'none', offset: 0.4 },
  { transform: placed({ x: rest.x * 1.25, y: rest.y - 5, turn: rest.turn * 1.3 }), offset: 0.75 },
  { transform: placed(rest) },
]
