import { useRouteContext } from '@tanstack/react-router'
import { Radio } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Tag } from '../../../ui/Tag'
import { Board } from '../components/leaderboard/Board'
import { OwnRank } from '../components/leaderboard/OwnRank'
import { Teams } from '../components/leaderboard/Teams'
import { useBoard } from '../components/leaderboard/useBoard'
import { Prizes } from '../components/Prizes'
import { Rules } from '../components/Rules'
import { useNowMs, useTournament } from '../components/useTournaments'
import { statusOf, type Tournament } from '../model'
import { TournamentGamesPart } from './TournamentGamesPart'

interface TournamentDetailsProps {
  readonly slug: string
  /** The name of the category whose games count. */
  readonly category: string
}

/** A tournament's leaderboard, prizes, games and rules. */
export default function TournamentDetails({ slug, category }: TournamentDetailsProps) {
  const { tournament } = useTournament(slug)
  return tournament && <Details tournament={tournament} category={category} />
}

function Details({ tournament, category }: { readonly tournament: Tournament; readonly category: string }) {
  const t = useT('tournaments')
  const id = useId()
  const { player } = useRouteContext({ from: '__root__' })
  const board = useBoard(tournament)
  const status = statusOf(tournament, useNowMs())
  const isOver = status === 'archive'
  const ownPlace = board.own?.award_place ?? null
  return (
    <>
      <OwnRank tournament={tournament} board={board} />
      {tournament.group_tournament && <Teams tournament={tournament} ownTeam={board.own?.tournament_team_id} />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-labelledby={id} className="min-w-0 lg:hair lg:rounded-card lg:bg-surface-1 lg:p-6">
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-20 font-[650]">
              {t(isOver ? 'board.final' : 'board.title')}
            </h2>
            {status === 'active' && !tournament.isCustom && (
              <Tag tone="win" icon={Radio}>
                {t('board.live')}
              </Tag>
            )}
            {board.participants !== undefined && (
              <span className="num ml-auto text-text-2">{t('board.players', { count: board.participants })}</span>
            )}
          </div>
          <Board tournament={tournament} board={board} isOver={isOver} />
        </section>
        <Prizes tournament={tournament} ownPlace={ownPlace} isOver={isOver} />
      </div>
      <TournamentGamesPart of={player?.id ?? 'guest'} tournament={tournament} />
      <Rules tournament={tournament} category={category} />
    </>
  )
}
