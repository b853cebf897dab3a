import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { EmptyState } from '../../../../ui/states/EmptyState'
import { ErrorState } from '../../../../ui/states/ErrorState'
import { Skeleton } from '../../../../ui/states/Skeleton'
import type { Line } from '../../board'
import type { Tournament } from '../../model'
import { RankAnnouncement } from '../RankAnnouncement'
import { useDates } from '../useDates'
import { BoardRow, boardColumns } from './BoardRow'
import type { Board as BoardData } from './useBoard'
import { useMovingRows } from './useMovingRows'
import { useToNext } from './useToNext'

interface BoardProps {
  readonly tournament: Tournament
  readonly board: BoardData
  readonly isOver: boolean
}

/** Keys lines by nickname, numbered if several players share one, so that rows are animated when they move. */
function keyed(lines: readonly Line[]): (readonly [name: string, line: Line])[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    if (line.kind === 'gap') return [`gap-${line.after}`, line] as const
    const { nickname } = line.row
    const turn = (seen.get(nickname) ?? 0) + 1
    seen.set(nickname, turn)
    return [line.isOwn ? 'own' : `${nickname}-${turn}`, line] as const
  })
}

/** A leaderboard with its states. */
export function Board({ tournament, board, isOver }: BoardProps) {
  const t = useT('tournaments')
  const dates = useDates()
  if (board.hasFailed)
    return (
      <ErrorState
        title={t('board.failed')}
        text={t('board.failedText')}
        onRetry={board.retry}
        retrying={board.isRetrying}
      />
    )
  if (board.isPending) return <BoardSkeleton />
  if (board.lines.length === 0)
    return (
      <EmptyState
        art={<img src="/media/art/1/chequered-flag/256.webp" alt="" width={112} height={112} />}
        title={t(isOver ? 'board.emptyFinal' : 'board.empty')}
        text={t(isOver ? 'board.emptyFinalText' : 'board.emptyText')}
      />
    )
  return (
    <>
      <Rows tournament={tournament} board={board} isOver={isOver} />
      {board.placesAt && (
        <p className="num mt-4 text-12 text-text-3">{t('board.since', { time: dates.moment(board.placesAt) })}</p>
      )}
      {!isOver && <RankAnnouncement rank={board.own?.award_place ?? null} />}
      {board.more && (
        <div className="mt-4 grid justify-items-center">
          <Button
            tone="ghost"
            waiting={board.more.isLoading}
            waitingLabel={t('board.loading')}
            onClick={board.more.load}
          >
            {t('board.more')}
          </Button>
        </div>
      )}
      {board.isTopOnly && <p className="mt-4 text-center text-14 text-text-3">{t('board.topOnly')}</p>}
    </>
  )
}

function Rows({ tournament, board, isOver }: BoardProps) {
  const t = useT('tournaments')
  const list = useRef<HTMLOListElement>(null)
  const rows = keyed(board.lines)
  const toNext = useToNext(tournament, board)
  useMovingRows(list, rows.map(([name]) => name).join())
  return (
    <div className="@container">
      <div aria-hidden="true" className={`mb-1 px-3 text-12 text-text-3 ${boardColumns}`}>
        <span className="text-center">{t('board.place')}</span>
        <span />
        <span>{t('board.player')}</span>
        <span className="hidden text-right @xl:block">{t('board.behind')}</span>
        <span className="text-right">{t(`unit.${tournament.strategy}`)}</span>
        <span className="hidden text-right @xl:block">{t('board.prize')}</span>
      </div>
      <ol ref={list} className="grid gap-1">
        {rows.map(([name, line]) =>
          line.kind === 'gap' ? (
            <li key={name} className="grid h-6 place-items-center text-text-3">
              <Icon of={Ellipsis} />
              <span className="sr-only">{t('board.between')}</span>
            </li>
          ) : (
            <BoardRow key={name} name={name} line={line} tournament={tournament}>
              {line.isOwn && !isOver && toNext}
            </BoardRow>
          ),
        )}
      </ol>
    </div>
  )
}

const skeletonRows = 8

/** The placeholder of a leaderboard that is loading. */
const BoardSkeleton = () => (
  <div className="grid gap-1" aria-busy="true">
    {Array.from({ length: skeletonRows }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
      <Skeleton key={place} className="h-12" />
    ))}
  </div>
)
