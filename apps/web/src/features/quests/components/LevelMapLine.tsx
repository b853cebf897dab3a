import { beginningOf, drawn, type Piece, type Place, piecesOf, type Shape } from '../levelMapPath'

interface LevelMapLineProps {
  readonly places: readonly Place[]
  readonly shape: Shape
  /** The highest level the player has reached, and the progress to the next one, 0 to 1. */
  readonly level: number
  readonly part: number
  readonly className: string
}

/** The path between the levels: done, in progress, and ahead. */
export function LevelMapLine({ places, shape, level, part, className }: LevelMapLineProps) {
  const rows = (places.at(-1)?.row ?? 0) + 1
  const pieces = piecesOf(places)
  const walked = pieces.slice(0, Math.max(0, level - 1))
  const under: Piece | undefined = level > 0 ? pieces[level - 1] : undefined
  const ahead = pieces.slice(walked.length)
  const shared = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${shape.columns * 100} ${rows * shape.row}`}
      preserveAspectRatio="none"
      className={`absolute inset-x-0 top-0 w-full ${className}`}
      style={{ height: `${rows * shape.row}px` }}
    >
      <path d={drawn(ahead)} {...shared} stroke="var(--line-input)" strokeWidth={3} strokeDasharray="1 9" />
      <path d={drawn(walked)} {...shared} stroke="var(--win)" strokeOpacity={0.22} strokeWidth={12} />
      <path d={drawn(walked)} {...shared} stroke="var(--win)" strokeWidth={4} />
      {under && part > 0 && (
        <path d={drawn([beginningOf(under, part)])} {...shared} stroke="var(--accent)" strokeWidth={4} />
      )}
    </svg>
  )
}
