import { useQuery } from '@tanstack/react-query'
import type { PointerEventHandler, Ref } from 'react'
import { useId } from 'react'
import { useSite } from '../../../lib/page/site'
import { shipOfPlayer, shipPicture } from '../../../lib/shipPicture'
import { playerQuery } from '../../profile/queries'
import { Disc, type SectorView, sectorPath } from './Disc'
import { type Layout, middleOf, sectorStep } from './motion'

/** The elements that the motor moves. */
export interface WheelParts {
  readonly disc: Ref<HTMLDivElement>
  readonly pointer: Ref<HTMLDivElement>
  readonly lights: Ref<SVGSVGElement>
}

export interface WheelProps {
  readonly sectors: readonly SectorView[]
  readonly layout: Layout
  /** The sector at the pointer in the first render. */
  readonly first: number
  readonly parts: WheelParts
  /** For screen readers. */
  readonly label: string
  readonly mood: 'rest' | 'turning' | 'won' | 'lost'
  /** The sector that has just won: it is lit, and the others are dimmed. */
  readonly winner: number | undefined
  /** The player may grab it. */
  readonly isFree: boolean
  readonly hand: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>
  >
}

const bulbs = Array.from({ length: 40 }, (_, index) => index)

// Rounded, because the last digits of a sine differ between platforms.
const bulbPlace = (index: number): readonly [string, string] => {
  const angle = (index * 9 * Math.PI) / 180
  return [(300 + 274 * Math.sin(angle)).toFixed(1), (300 - 274 * Math.cos(angle)).toFixed(1)]
}

/** How often the bulbs switch, by mood. */
const bulbPace = { rest: '1.8s', turning: '.44s', won: '.3s', lost: '3.2s' } as const

/** The wheel: a rim with bulbs, the turning disc, its hub, and the pointer that the pegs flick. */
export function Wheel({ sectors, layout, first, parts, label, mood, winner, isFree, hand }: WheelProps) {
  const { brand } = useSite()
  const { data: player } = useQuery(playerQuery())
  return (
    <div
      role="img"
      aria-label={label}
      data-mood={mood}
      className={`relative mx-auto aspect-square w-full max-w-[min(36rem,64svh)] select-none ${isFree ? 'cursor-grab touch-none active:cursor-grabbing' : ''}`}
      {...hand}
    >
      <Rim />
      <Bulbs rest={0} mood={mood} />
      <Bulbs rest={1} mood={mood} />
      {/* The turning corners reach past a phone's edge: without clipping they would widen the page and repaint it every frame. */}
      <div className="absolute inset-0 overflow-clip contain-strict">
        <div
          ref={parts.disc}
          className="absolute inset-[8.8%] rounded-full will-change-transform"
          style={{ transform: `rotate(${middleOf(first, layout)}deg)` }}
        >
          <Disc sectors={sectors} layout={layout} />
          <Lights parts={parts} layout={layout} />
          {winner !== undefined && <Winner place={winner} layout={layout} />}
        </div>
      </div>
      <div
        className={`pointer-events-none absolute inset-[8.8%] rounded-full shadow-[inset_0_2px_10px_rgb(255_255_255/.22),inset_0_0_24px_rgb(0_0_0/.4)] transition-[background-color] duration-(--t-sheet) ${mood === 'lost' ? 'bg-bg/55' : ''}`}
      />
      <div className="pointer-events-none absolute inset-[40.4%] grid place-items-center rounded-full bg-[radial-gradient(circle_at_36%_28%,var(--light),var(--wheel-1)_62%,var(--wheel-3))] shadow-[0_0_0_6px_var(--wheel-5),0_8px_28px_rgb(0_0_0/.5)]">
        <img
          src={player ? shipPicture(shipOfPlayer(player)) : `/media/art/1/${brand.emblem}/128.webp`}
          alt=""
          width={64}
          height={64}
          className="size-[62%]"
        />
      </div>
      <div
        ref={parts.pointer}
        className="pointer-events-none absolute -top-[2%] left-[44.7%] w-[10.6%] origin-[50%_22%] will-change-transform motion-reduce:hidden"
      >
        <PointerShape />
      </div>
    </div>
  )
}

function Rim() {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 600 600" className="absolute inset-0 size-full">
      <defs>
        <linearGradient id={id} x1=".3" y1="0" x2=".6" y2="1">
          <stop stopColor="var(--wheel-rim)" />
          <stop offset="1" stopColor="var(--wheel-2)" />
        </linearGradient>
      </defs>
      <circle cx="300" cy="300" r="299" fill={`url(#${id})`} stroke="var(--wheel-rim)" strokeWidth="1.5" />
      <circle cx="300" cy="300" r="287" fill="var(--wheel-5)" />
      <circle cx="300" cy="300" r="261" fill="var(--wheel-2)" />
      <circle cx="300" cy="300" r="254" fill="none" stroke="var(--wheel-1)" strokeWidth="13" />
    </svg>
  )
}

/** Every other bulb: two layers that light up in turn, without repainting. */
function Bulbs({ rest, mood }: { readonly rest: 0 | 1; readonly mood: WheelProps['mood'] }) {
  const colour = rest === 0 ? 'var(--vip-star)' : 'var(--wheel-rim)'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 600"
      className="absolute inset-0 size-full animate-[bulbs_var(--pace)_steps(1)_infinite] will-change-[opacity]"
      style={{ '--pace': bulbPace[mood], animationDelay: rest === 0 ? '0s' : `calc(${bulbPace[mood]} / -2)` }}
      fill={colour}
    >
      {bulbs
        .filter((index) => index % 2 === rest)
        .map((index) => {
          const [cx, cy] = bulbPlace(index)
          return (
            <g key={index}>
              <circle cx={cx} cy={cy} r={rest === 0 ? 11 : 8} fillOpacity=".22" />
              <circle cx={cx} cy={cy} r={rest === 0 ? 5.5 : 4.5} />
            </g>
          )
        })}
    </svg>
  )
}

/** Reduced motion: highlights a sector while the wheel itself does not turn. A separate layer above the disc's. */
function Lights({ parts, layout }: { readonly parts: WheelParts; readonly layout: Layout }) {
  const step = sectorStep(layout)
  const path = sectorPath(step)
  return (
    <svg
      ref={parts.lights}
      aria-hidden="true"
      viewBox="0 0 500 500"
      className="absolute inset-0 size-full will-change-[opacity]"
      fill="var(--light)"
      fillOpacity=".34"
      stroke="var(--vip-star)"
      strokeWidth="7"
    >
      {Array.from({ length: layout.sectors }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions on a wheel
        <path key={place} d={path} transform={`rotate(${place * step} 250 250)`} opacity="0" />
      ))}
    </svg>
  )
}

/** The winning sector in full light, above the dimmed others. */
function Winner({ place, layout }: { readonly place: number; readonly layout: Layout }) {
  const step = sectorStep(layout)
  const path = sectorPath(step)
  return (
    <svg
      aria-hidden="true"
      data-winner={place}
      viewBox="0 0 500 500"
      className="absolute inset-0 size-full animate-[fade-in_var(--t-sheet)]"
    >
      <g transform={`rotate(${place * step} 250 250)`}>
        <path d={`M250 4a246 246 0 1 0 .01 0Z${path}`} fillRule="evenodd" fill="var(--bg)" fillOpacity=".62" />
        <path
          d={path}
          fill="none"
          stroke="var(--vip-star)"
          strokeWidth="16"
          strokeOpacity=".3"
          strokeLinejoin="round"
        />
        <path d={path} fill="none" stroke="var(--vip-star)" strokeWidth="6" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

function PointerShape() {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 64 80" className="block w-full drop-shadow-[0_6px_10px_rgb(0_0_0/.5)]">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="var(--light)" />
          <stop offset="1" stopColor="var(--vip-star)" />
        </linearGradient>
      </defs>
      <path
        d="M14 2h36c8 0 12 6 11 13-1 20-15 38-25 60-2 4-6 4-8 0C18 53 4 35 3 15 2 8 6 2 14 2z"
        fill={`url(#${id})`}
      />
      <circle cx="32" cy="22" r="9" fill="var(--action-to)" />
    </svg>
  )
}
