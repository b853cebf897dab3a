import { itemAt } from '@apogee/rules/validation/required'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Scene } from '../../../ui/Scene'
import { beginningOf, drawn, type Piece, type Place, piecesOf, placesOf, type Shape } from '../levelMapPath'
import { levelState, type Progress, type Quest, type QuestPosition } from '../model'
import { LevelNode } from './LevelNode'
import type { Amounts } from './useAmount'

interface LevelMapProps {
  readonly quest: Quest
  readonly progress: Progress | undefined
  readonly position: QuestPosition
  readonly amounts: Amounts
  readonly isGuest: boolean
}

/** Sizes for phones, and for wider screens. The middle of a level is that of its circle in {@link LevelNode}. */
const narrow: Shape = { columns: 3, row: 172, middle: 36 }
const wideRow = { row: 176, middle: 36 } as const
/** Short quests use fewer columns: two full rows look better than one full and one nearly empty row. */
const few = 6

const inCell = (column: number, row: number) => `${row + 1} / ${column + 1}`

/** QST-02, QST-03: the levels as a path, with the player's position on it. */
export function LevelMap({ quest, progress, position, amounts, isGuest }: LevelMapProps) {
  const t = useT('quests')
  const id = useId()
  const { levels, currency } = quest
  const wide: Shape = { ...wideRow, columns: levels.length <= few ? 3 : 5 }
  const [atNarrow, atWide] = [placesOf(levels.length, narrow), placesOf(levels.length, wide)]
  const { level, part } = position
  return (
    <section aria-labelledby={id} className="hair relative isolate overflow-hidden rounded-card bg-surface-1">
      <Scene
        seed={quest.frontend_identifier}
        width={900}
        height={1200}
        glow={quest.look.colors[2]}
        from={`color-mix(in srgb, ${quest.look.colors[1]} 30%, var(--surface-1))`}
        // The planet's limb stays below the levels; in the other scene the sun has set, because it would shine through
        // the texts.
        planet={{ x: 0.5, y: 1.75, r: 0.93 }}
        className="-z-10 opacity-45"
      />
      <div className="p-4 pb-0 lg:p-6 lg:pb-0">
        <h2 id={id} className="text-20 font-[650]">
          {t(isGuest ? 'path.guestTitle' : 'path.title')}
        </h2>
        {amounts.isConverted && <p className="mt-1 text-12 text-text-2">{t('path.approx', { currency })}</p>}
      </div>
      <div className="relative m-2 mt-4 lg:m-6">
        <LevelMapLine places={atNarrow} shape={narrow} level={level} part={part} className="md:hidden" />
        <LevelMapLine places={atWide} shape={wide} level={level} part={part} className="hidden md:block" />
        <ol
          aria-label={t('path.label')}
          className="relative grid auto-rows-(--row) grid-cols-3 md:grid-cols-(--columns) md:auto-rows-(--row-wide)"
          style={{
            '--row': `${narrow.row}px`,
            '--row-wide': `${wide.row}px`,
            '--columns': `repeat(${wide.columns}, minmax(0, 1fr))`,
          }}
        >
          {levels.map((one, nth) => {
            const [place, placeWide] = [itemAt(atNarrow, nth), itemAt(atWide, nth)]
            return (
              <li
                key={one.position}
                aria-current={one.position === level ? 'step' : undefined}
                className="flex min-w-0 flex-col items-center [grid-area:var(--at)] px-1 pt-(--shift) text-center md:[grid-area:var(--at-wide)] md:pt-(--shift-wide)"
                style={{
                  '--at': inCell(place.column, place.row),
                  '--at-wide': inCell(placeWide.column, placeWide.row),
                  '--shift': `${place.shift}px`,
                  '--shift-wide': `${placeWide.shift}px`,
                }}
              >
                <LevelNode
                  level={one}
                  state={levelState(one, position, progress)}
                  isLast={nth === levels.length - 1}
                  amount={amounts.format(one.bet_cents)}
                />
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

interface LevelMapLineProps {
  readonly places: readonly Place[]
  readonly shape: Shape
  /** The highest level the player has reached, and the progress to the next one, 0 to 1. */
  readonly level: number
  readonly part: number
  readonly className: string
}

/** The path between the levels: done, in progress, and ahead. */
function LevelMapLine({ places, shape, level, part, className }: LevelMapLineProps) {
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
