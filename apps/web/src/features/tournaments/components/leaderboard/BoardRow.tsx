import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import type { Contender, Tournament } from '../../model'
import { prizesFor } from '../../prizes'
import { useFormat } from '../useFormat'
import { avatarOf } from './avatarOf'

const medals = ['1st-place-medal', '2nd-place-medal', '3rd-place-medal']

/** Columns: rank, avatar, nickname, score, prize. Each row is a separate grid, so no width may depend on the content. */
export const boardColumns =
  'grid grid-cols-[2.25rem_2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[2.5rem_2.5rem_minmax(0,1fr)_max(6.5rem,22%)_28%]'

interface BoardRowProps {
  readonly row: Contender
  readonly isOwn: boolean
  readonly tournament: Tournament
  /** Identifies the row while it moves. */
  readonly name: string
  /** A line below the row. */
  readonly children?: ReactNode
}

// The own row sticks to the edge of the viewport, between the fixed header and the bottom bar.
const ownGround =
  'sticky top-[calc(var(--header-height)+0.5rem)] bottom-[calc(var(--bottom-height)+0.5rem)] z-1 bg-surface-3 shadow-selected'

/** A player of the leaderboard. On a phone the prize is below the score. */
export function BoardRow({ row, isOwn, tournament, name, children }: BoardRowProps) {
  const t = useT('tournaments')
  const format = useFormat()
  const place = row.award_place ?? 0
  const prizes = prizesFor(tournament.prizes, place)
  const prize = format.prize(prizes, tournament.currency)
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
          format.number(place)
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
        {format.ranked(row, tournament)}
      </span>
      {/* On a phone a long prize would leave no width for the nickname. */}
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
