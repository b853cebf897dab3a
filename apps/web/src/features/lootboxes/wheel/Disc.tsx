import { itemAt } from '@apogee/rules/validation/required'
import { useId } from 'react'
import type { Tone } from '../model'
import { type Layout, pegStep, sectorStep } from './motion'

/** The content of a sector. */
export interface SectorView {
  readonly id: number
  readonly tone: Tone
  /** Address of its illustration. */
  readonly art: string
  /** The large number and its unit: "50", "free spins". */
  readonly value: string
  readonly unit: string
}

/** Half of the drawing's side. */
const middle = 250
const radius = 246

/** A point of the rim, at an angle from the top. */
function rimPoint(degrees: number, at = radius): string {
  const angle = (degrees * Math.PI) / 180
  return `${(middle + at * Math.sin(angle)).toFixed(2)} ${(middle - at * Math.cos(angle)).toFixed(2)}`
}

/** A sector at the top of the disc. */
export function sectorPath(step: number): string {
  const half = step / 2
  return `M${middle} ${middle}L${rimPoint(-half)}A${radius} ${radius} 0 ${step > 180 ? 1 : 0} 1 ${rimPoint(half)}Z`
}

const tones: Readonly<Record<Tone, { readonly rim: string; readonly hub: string; readonly text: string }>> = {
  hot: { rim: 'var(--action-from)', hub: 'var(--action-to)', text: 'var(--on-action)' },
  light: { rim: 'var(--wheel-1)', hub: 'var(--wheel-2)', text: 'var(--light)' },
  'light-2': { rim: 'var(--wheel-2)', hub: 'var(--wheel-3)', text: 'var(--light)' },
}

const artAt = 199
const valueAt = 143
const unitAt = 119
const lineHeight = 18

/** The maximum width of a text at this distance from the middle. */
const roomAt = (at: number, step: number): number =>
  Math.min(150, 2 * at * Math.tan((Math.min(step, 120) * Math.PI) / 360) * 0.86)

/** A unit of several words on two lines if one line would be too small to read. */
function linesOf(unit: string, room: number): readonly string[] {
  const words = unit.split(' ')
  return words.length > 1 && unit.length * 8.4 > room ? [itemAt(words, 0), words.slice(1).join(' ')] : [unit]
}

const sized = (text: string, room: number, largest: number, width: number): number =>
  Math.min(largest, room / (Math.max(1, text.length) * width))

/** The turning part: sectors, their prizes, and the pegs. It is one layer, so that turning it repaints nothing. */
export function Disc({ sectors, layout }: { readonly sectors: readonly SectorView[]; readonly layout: Layout }) {
  const id = useId()
  const step = sectorStep(layout)
  const pegs = Array.from({ length: layout.sectors * layout.gaps }, (_, index) => index)
  const used = [...new Set(sectors.map(({ tone }) => tone))]
  return (
    <svg aria-hidden="true" viewBox="0 0 500 500" className="absolute inset-0 size-full">
      <defs>
        {used.map((tone) => (
          <radialGradient key={tone} id={id + tone} gradientUnits="userSpaceOnUse" cx={middle} cy={middle} r={radius}>
            <stop offset=".2" stopColor={tones[tone].hub} />
            <stop offset="1" stopColor={tones[tone].rim} />
          </radialGradient>
        ))}
      </defs>
      {sectors.map((sector, place) => (
        <g key={sector.id} transform={`rotate(${place * step} ${middle} ${middle})`}>
          <path d={sectorPath(step)} fill={`url(#${id}${sector.tone})`} stroke="var(--wheel-5)" strokeWidth="2.5" />
          <Prize sector={sector} step={step} />
        </g>
      ))}
      {pegs.map((peg) => {
        const isBorder = peg % layout.gaps === 0
        const [cx, cy] = rimPoint(peg * pegStep(layout) - step / 2, radius - 7).split(' ')
        return (
          <circle
            key={peg}
            cx={cx}
            cy={cy}
            r={isBorder ? 4.5 : 2.5}
            fill={isBorder ? 'var(--vip-star)' : 'var(--light)'}
            fillOpacity={isBorder ? 1 : 0.55}
          />
        )
      })}
    </svg>
  )
}

function Prize({ sector: { art, value, unit, tone }, step }: { readonly sector: SectorView; readonly step: number }) {
  const artSize = Math.min(68, roomAt(artAt, step) * 0.66)
  const room = roomAt(unitAt, step)
  const lines = linesOf(unit, room)
  const size = Math.min(...lines.map((line) => sized(line, room, 18, 0.54)))
  return (
    <>
      <image href={art} x={middle - artSize / 2} y={middle - artAt - artSize / 2} width={artSize} height={artSize} />
      <g fill={tones[tone].text} textAnchor="middle" className="num">
        <text
          x={middle}
          y={middle - valueAt + 11}
          fontWeight="750"
          fontSize={sized(value, roomAt(valueAt, step), 34, 0.62)}
        >
          {value}
        </text>
        {lines.map((line, place) => (
          <text key={line} x={middle} y={middle - unitAt + 8 + place * lineHeight} fontWeight="600" fontSize={size}>
            {line}
          </text>
        ))}
      </g>
    </>
  )
}
