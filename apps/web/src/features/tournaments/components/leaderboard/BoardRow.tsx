import type { ReactNode } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { shipOfNickname, shipPicture } from '../../../../lib/shipPicture'
import type { Line } from '../../board'
import type { Tournament } from '../../model'
import { prizesFor } from '../../prizes'
import { rankedOf } from '../../ranking'
import { useFormat } from '../useFormat'
import { Movement } from './Movement'

const medals = ['1st-place-medal', '2nd-place-medal', '3rd-place-medal']

/**
 * Columns: rank with movement, avatar, nickname, gap to the rank above, score, prize; in a narrow leaderboard the prize is below the score
 * and the gap is omitted. Each row is a separate grid, so no width may depend on the content.
 */
export const boardColumns =
  'grid grid-cols-[2.5rem_2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 @xl:grid-cols-[4.5rem_2.5rem_minmax(0,1fr)_18%_max(6rem,18%)_19%]'

interface BoardRowProps {
  readonly line: Extract<Line, { kind: 'row' }>
  readonly tournament: Tournament
  /** Identifies the row while it moves. */
  readonly name: string
  /** A line below the row. */
  readonly children?: ReactNode
}

// The own row sticks to the edge of the viewport, between the fixed header and the bottom bar, on a base that hides the rows below it.
const ownGround =
  'sticky top-[calc(var(--header-height)+0.5rem)] bottom-[calc(var(--bottom-height)+0.5rem)] z-1 my-1 bg-surface-3 shadow-selected ring-8 ring-bg lg:ring-surface-1'

/** A player of the leaderboard. */
export function BoardRow({ line: { row, isOwn, above }, tournament, name, children }: BoardRowProps) {
  const t = useT('tournaments')
  const format = useFormat()
  const place = row.award_place ?? 0
  const prize = format.prize(prizesFor(tournament.prizes, place), tournament.currency)
  const ground = isOwn ? ownGround : place === 1 ? 'bg-gold/15' : 'odd:bg-surface-2/45'
  // The line below the own row states what passes the rank above, a tie included.
  const behind = isOwn || !above ? 0 : rankedOf(above, tournament.strategy) - rankedOf(row, tournament.strategy)
  return (
    <li
      data-row={name}
      aria-current={isOwn ? 'true' : undefined}
      className={`num min-h-12 rounded-control px-3 py-2 ${boardColumns} ${ground}`}
    >
      <span className="flex flex-col items-center justify-center gap-x-2 font-semibold text-text-2 @xl:flex-row">
        <Rank place={place} />
        <Movement row={row} />
      </span>
      <img
        src={shipPicture(shipOfNickname(row.nickname, row.ship))}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="size-8 rounded-full bg-surface-2 shadow-line"
      />
      <span className={`truncate ${isOwn ? 'font-[680]' : 'font-[620]'}`} data-written>
        {isOwn ? t('board.you', { name: row.nickname }) : row.nickname}
      </span>
      <span className="hidden text-right text-text-3 @xl:block">
        {behind > 0 && (
          <>
            <span className="sr-only">{t('board.behind')} </span>
            {format.figure(behind, tournament)}
          </>
        )}
      </span>
      <span className="text-right font-semibold">
        <span className="sr-only">{t(`unit.${tournament.strategy}`)} </span>
        {format.ranked(row, tournament)}
      </span>
      <span className="text-right font-[620] text-balance text-win @max-xl:col-span-2 @max-xl:col-start-3 @max-xl:text-12 @max-xl:empty:hidden">
        {prize && (
          <>
            <span className="sr-only">{t('board.prize')} </span>
            {prize}
          </>
        )}
      </span>
      {children && <span className="col-span-full col-start-3 text-12 text-pretty text-text-2">{children}</span>}
    </li>
  )
}

function Rank({ place }: { readonly place: number }) {
  const t = useT('tournaments')
  const format = useFormat()
  const medal = medals[place - 1]
  return (
    <span>
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
  )
}
