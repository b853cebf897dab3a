import { useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { pathOf, type Tournament, timesOf } from '../../model'
import { Countdown } from '../Countdown'
import { Prizes } from '../Prizes'
import { useFormat } from '../useFormat'
import { useTournamentLists } from '../useTournaments'
import { Board } from './Board'
import { OwnRank } from './OwnRank'
import { useBoard } from './useBoard'

/** The leaderboard of the tournament with this identifier, with the player's rank. */
export default function Leaderboard({ name }: { readonly name: string }) {
  const tournament = useTournamentLists().list.find((one) => one.frontend_identifier === name)
  return tournament && <Shown tournament={tournament} />
}

function Shown({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const href = useHref()
  const format = useFormat()
  const id = useId()
  const board = useBoard(tournament)
  return (
    <>
      <div className="mt-6 empty:hidden">
        <OwnRank tournament={tournament} board={board} />
      </div>
      <div className="mt-6 grid items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby={id} className="min-w-0 lg:hair lg:rounded-card lg:bg-surface-1 lg:p-6">
          <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 id={id} className="text-20 font-[650]">
              {tournament.title}
            </h2>
            <p className="num flex flex-wrap gap-x-4 text-text-2">
              <span>{t(`counts.${tournament.strategy}`)}</span>
              <span>{format.fund(tournament)}</span>
              <span>
                {t('time.endsIn')} <Countdown untilMs={timesOf(tournament).endMs} />
              </span>
            </p>
            <a
              href={href(pathOf(tournament))}
              className="inline-block py-1 text-accent-text underline underline-offset-3 lg:ml-auto"
            >
              {t('leaderboard.details')}
            </a>
          </div>
          <Board tournament={tournament} board={board} isOver={false} />
        </section>
        <div className="min-[75rem]:sticky" style={{ top: 'calc(var(--header-height) + 1rem)' }}>
          <Prizes tournament={tournament} ownPlace={board.own?.award_place ?? null} isOver={false} />
        </div>
      </div>
    </>
  )
}
