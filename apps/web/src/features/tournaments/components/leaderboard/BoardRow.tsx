import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import type { Contender, Tournament } from '../../model'
import { prizesFor } from '../../prizes'
import { useWords } from '../useWords'
import { avatarOf } from './avatarOf'

const medals = ['1st-place-medal', '2nd-place-medal', '3rd-place-medal']

/** Columns of the table: place, face, name, figure, prize. Each row is a grid, so no width may depend on what is in one. */
export const boardColumns =
  'grid grid-cols-[2.25rem_2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[2.5rem_2.5rem_minmax(0,1fr)_max(6.5rem,22%)_28%]'

interface BoardRowProps {
  readonly row: Contender
  readonly isOwn: boolean
  readonly tournament: Tournament
  /** Names the row while it moves. */
  readonly name: string
  /** A line below it. */
  readonly children?: ReactNode
}

// The own row stays in sight at the edge of its table, clear of what is fixed to the window.
const ownGround =
  'sticky top-[calc(var(--header-height)+0.5rem)] bottom-[calc(var(--bottom-height)+0.5rem)] z-1 bg-surface-3 shadow-selected'

/** A player in the table. On a phone the prize stands below the figure. */
export function BoardRow({ row, isOwn, tournament, name, children }: BoardRowProps) {
  const t = useT('tournaments')
  const words = useWords()
  const place = row.award_place ?? 0
  const prizes = prizesFor(tournament.prizes, place)
  const prize = words.prize(prizes, tournament.currency)
  const medal = medals[place - 1]
  const ground = isOwn ? ownGround : place === 1 ? 'bg-gold/15' : 'odd:bg-surface-2/45'
  return (
    <li
      data-row={name}
      aria-current={isOwn ? 'true' : undefined}
      className={`num min-h-12 rounded-control px-3 py-2 ${boardColumns} ${ground}`}
    >
      <span className="text-center font-semibold text-text-2">
        <span className="sr-only">{t('board.place')} </span>
        {medal ? (
          <>
            <img src={`/media/art/1/${medal}/64.webp`} alt="" width={28} height={28} className="mx-auto size-7" />
            <span className="sr-only">{place}</span>
          </>
        ) : (
          words.number(place)
        )}
      </span>
      <img
        src={avatarOf(row.nickname)}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 rounded-full bg-surface-2 p-1 shadow-line"
      />
      <span className={`truncate ${isOwn ? 'font-[680]' : 'font-[620]'}`} data-written>
        {isOwn ? t('board.you', { name: row.nickname }) : row.nickname}
      </span>
      <span className="text-right font-semibold">
        <span className="sr-only">{t(`unit.${tournament.strategy}`)} </span>
        {words.ranked(row, tournament)}
      </span>
      {/* Long ones would leave a phone no room for the name beside them. */}
      {prize && (
        <span className="col-span-2 col-start-3 text-right text-12 font-semibold text-win md:hidden">
          <span className="sr-only">{t('board.prize')} </span>
          {prize}
        </span>
      )}
      <span className="hidden text-right font-[620] text-balance text-win md:block">
        {prize && <span className="sr-only">{t('board.prize')} </span>}
        {prize}
      </span>
      {children && <span className="col-span-full col-start-3 text-12 text-pretty text-text-2">{children}</span>}
    </li>
  )
}
