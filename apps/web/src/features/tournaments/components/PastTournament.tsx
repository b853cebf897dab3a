import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { shipOfNickname, shipPicture } from '../../../lib/shipPicture'
import { CardLink, LinkedCard } from '../../../ui/CardLink'
import { cx } from '../../../ui/classes'
import { Icon } from '../../../ui/Icon'
import { type Contender, ownIn, pathOf, type Tournament } from '../model'
import { prizesFor } from '../prizes'
import { editionStyle, sceneOf, type TournamentScene } from '../scene'
import { TournamentArt } from './TournamentArt'
import { useDates } from './useDates'
import { useFormat } from './useFormat'

interface PastTournamentProps {
  readonly tournament: Tournament
  readonly scenes: readonly TournamentScene[] | undefined
  /** undefined for guests. */
  readonly rows: readonly Contender[] | undefined
}

/** The winning team, or the player with the first rank. */
function winnerOf({ winner_team_id: id, teams, top_players }: Tournament) {
  const team = teams?.find((one) => one.id === id)
  if (team) return { name: team.title, ship: undefined }
  const first = top_players.find(({ award_place }) => award_place === 1)
  return first && { name: first.nickname, ship: shipPicture(shipOfNickname(first.nickname, first.ship)) }
}

/** A finished tournament in a list, with its winner and the player's result. */
export function PastTournament({ tournament, scenes, rows }: PastTournamentProps) {
  const t = useT('tournaments')
  const href = useHref()
  const dates = useDates()
  const format = useFormat()
  const winner = winnerOf(tournament)
  const own = ownIn(tournament, rows)
  return (
    <LinkedCard className="grid items-center gap-x-6 gap-y-3 p-3 max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1.8fr)_repeat(3,minmax(0,1fr))_1.25rem] lg:pr-5">
      <div className="flex min-w-0 items-center gap-4 max-lg:col-span-2">
        <PastArt tournament={tournament} scenes={scenes} ship={winner?.ship} />
        <div className="min-w-0">
          <h3 className="font-[650] text-balance wrap-break-word">
            <CardLink data-written href={href(pathOf(tournament))}>
              {tournament.title}
            </CardLink>
          </h3>
          <p className="num mt-0.5 text-12 text-pretty text-text-2">
            {dates.span(tournament.start_at, tournament.end_at)}
          </p>
        </div>
      </div>
      <Fact label={t('card.winner')}>{winner ? <span data-written>{winner.name}</span> : t('card.noWinner')}</Fact>
      <Fact label={t('fund.title')}>{format.fund(tournament)}</Fact>
      {rows && (
        <Fact label={t('card.result')} className={own?.award_place ? 'max-lg:col-span-2' : 'max-lg:hidden'}>
          <Result tournament={tournament} own={own} />
        </Fact>
      )}
      <Icon of={ChevronRight} className="hidden text-text-3 lg:col-start-5 lg:block" />
    </LinkedCard>
  )
}

interface PastArtProps extends Pick<PastTournamentProps, 'tournament' | 'scenes'> {
  readonly ship: string | undefined
}

const PastArt = ({ tournament, scenes, ship }: PastArtProps) => (
  <span className="relative shrink-0">
    <span
      className="relative isolate block h-16 w-24 overflow-hidden rounded-control lg:w-28"
      style={editionStyle(tournament)}
    >
      <TournamentArt tournament={tournament} scene={sceneOf(tournament, scenes)} sizes="150px" />
    </span>
    {ship && (
      <span
        className="absolute -right-2 -bottom-1.5 grid size-9 place-items-center rounded-full bg-surface-2"
        style={{ boxShadow: '0 0 0 2px var(--vip-gold)' }}
      >
        <img src={ship} alt="" width={36} height={36} loading="lazy" className="size-9" />
      </span>
    )}
  </span>
)

function Result({ tournament, own }: { readonly tournament: Tournament; readonly own: Contender | undefined }) {
  const t = useT('tournaments')
  const format = useFormat()
  if (!own?.award_place) return <span className="font-normal text-text-3">{t('card.notJoined')}</span>
  const prize = format.prize(prizesFor(tournament.prizes, own.award_place), tournament.currency)
  return (
    <>
      {format.place(own.award_place)}
      {prize && <span className="text-win"> · {prize}</span>}
    </>
  )
}

interface FactProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

const Fact = ({ label, className, children }: FactProps) => (
  <dl className={cx('num min-w-0', className)}>
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="font-[650] wrap-break-word">{children}</dd>
  </dl>
)
