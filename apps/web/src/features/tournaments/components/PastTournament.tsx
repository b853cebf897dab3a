import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { CardLink, LinkedCard } from '../../../ui/CardLink'
import { Icon } from '../../../ui/Icon'
import { type Contender, ownIn, pathOf, type Tournament } from '../model'
import { prizesFor } from '../prizes'
import { sceneOf, type TournamentScene } from '../scene'
import { TournamentArt } from './TournamentArt'
import { useDates } from './useDates'
import { useFormat } from './useFormat'

interface PastTournamentProps {
  readonly tournament: Tournament
  readonly scenes: readonly TournamentScene[] | undefined
  /** undefined for guests. */
  readonly rows: readonly Contender[] | undefined
  readonly level?: 2 | 3
}

/** The winning team, or the player with the first rank. */
function useWinner({ winner_team_id: id, teams, top_players }: Tournament): string | undefined {
  const team = teams?.find((one) => one.id === id)
  return team?.title ?? top_players.find(({ award_place }) => award_place === 1)?.nickname
}

/** A finished tournament in a list, with its winner and the player's result. */
export function PastTournament({ tournament, scenes, rows, level = 3 }: PastTournamentProps) {
  const t = useT('tournaments')
  const href = useHref()
  const dates = useDates()
  const format = useFormat()
  const winner = useWinner(tournament)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <LinkedCard className="grid items-center gap-x-6 gap-y-3 p-3 max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))_1.25rem] lg:pr-5">
      <div className="flex min-w-0 items-center gap-4 max-lg:col-span-2">
        <span className="relative isolate h-12 w-20 shrink-0 overflow-hidden rounded-control">
          <TournamentArt tournament={tournament} scene={sceneOf(tournament, scenes)} sizes="108px" />
        </span>
        <div className="min-w-0">
          <Heading className="font-[650] text-balance wrap-break-word">
            <CardLink data-written href={href(pathOf(tournament))}>
              {tournament.title}
            </CardLink>
          </Heading>
          <p className="num text-12 text-text-2">{dates.range(tournament.start_at, tournament.end_at)}</p>
        </div>
      </div>
      <Fact label={t('card.winner')}>{winner ? <span data-written>{winner}</span> : t('card.noWinner')}</Fact>
      {rows && (
        <Fact label={t('card.result')}>
          <Result tournament={tournament} rows={rows} />
        </Fact>
      )}
      <Fact label={t('fund.title')}>{format.fund(tournament)}</Fact>
      <Icon of={ChevronRight} className="hidden text-text-3 lg:col-start-5 lg:block" />
    </LinkedCard>
  )
}

function Result({ tournament, rows }: { readonly tournament: Tournament; readonly rows: readonly Contender[] }) {
  const t = useT('tournaments')
  const format = useFormat()
  const own = ownIn(tournament, rows)
  if (!own?.award_place) return <span className="text-text-2">{t('card.notJoined')}</span>
  const prize = format.prize(prizesFor(tournament.prizes, own.award_place), tournament.currency)
  return (
    <>
      {format.place(own.award_place)}
      {prize && ` · ${prize}`}
    </>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <dl className="num min-w-0 max-lg:last-of-type:col-auto">
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="font-[650] wrap-break-word">{children}</dd>
  </dl>
)
