import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { CardFace, CardLink, LinkedCard } from '../../../ui/CardLink'
import { type Contender, countdownOf, ownIn, pathOf, statusOf, type Tournament } from '../model'
import { prizesFor } from '../prizes'
import { editionStyle, sceneOf, type TournamentScene } from '../scene'
import { Countdown } from './Countdown'
import { JoinedMark } from './JoinedMark'
import { StatusTag } from './StatusTag'
import { TournamentArt } from './TournamentArt'
import { useDates } from './useDates'
import { useFormat } from './useFormat'

export interface TournamentCardProps {
  readonly tournament: Tournament
  readonly scenes: readonly TournamentScene[] | undefined
  readonly rows: readonly Contender[] | undefined
  readonly nowMs: number
  /** The highlighted card of its page. */
  readonly isHot?: boolean
  readonly isFirst?: boolean
  readonly level?: 2 | 3
  /** Has the full width of the page. */
  readonly isWide?: boolean
}

/** A tournament in a list: its scene, prize fund, timer and the player's rank. The whole card is a link. */
export function TournamentCard(props: TournamentCardProps) {
  const { tournament, scenes, rows, nowMs, isFirst = false, level = 3, isWide = false } = props
  const t = useT('tournaments')
  const href = useHref()
  const dates = useDates()
  const status = statusOf(tournament, nowMs)
  const scene = sceneOf(tournament, scenes)
  const Heading = level === 2 ? 'h2' : 'h3'
  const own = ownIn(tournament, rows)
  const height = isWide ? 'h-44 lg:h-72' : 'h-44 lg:h-52'
  return (
    <LinkedCard round="sheet" className="flex h-full flex-col overflow-hidden">
      <div
        className={`absolute inset-x-0 top-0 -z-10 ${height}`}
        style={status === 'archive' ? editionStyle(tournament) : undefined}
      >
        <TournamentArt
          tournament={tournament}
          scene={scene}
          sizes={isWide ? '(min-width:1024px) 800px, 100vw' : '(min-width:1024px) 640px, 100vw'}
          isFirst={isFirst}
          look={isWide ? 'wide' : 'card'}
        />
      </div>
      <div className={`flex flex-col justify-end p-4 lg:p-6 ${height}`}>
        <p className="flex flex-wrap gap-2">
          <StatusTag status={status} />
          {own && status !== 'archive' && <JoinedMark />}
        </p>
        <Heading className="mt-2 max-w-3/4 text-20 leading-6 font-[680] text-balance wrap-break-word hyphens-auto text-light">
          <CardLink data-written href={href(pathOf(tournament))}>
            {tournament.title}
          </CardLink>
        </Heading>
        <p className="mt-0.5 max-w-3/4 text-balance text-light/90">
          {status === 'active'
            ? t(`counts.${tournament.strategy}`)
            : dates.span(tournament.start_at, tournament.end_at)}
        </p>
      </div>
      <Foot {...props} own={own} />
    </LinkedCard>
  )
}

function Foot({
  tournament,
  nowMs,
  own,
  isHot = false,
}: TournamentCardProps & { readonly own: Contender | undefined }) {
  const t = useT('tournaments')
  const format = useFormat()
  const status = statusOf(tournament, nowMs)
  const countdown = countdownOf(tournament, nowMs)
  const place = own?.award_place ?? null
  const prize = format.best(prizesFor(tournament.prizes, place), tournament.currency)
  const [winner] = tournament.top_players
  const isToJoin = !own && tournament.user_confirmation_required
  const act = status !== 'active' ? 'more' : isToJoin ? 'join' : 'leaderboard'
  return (
    <div className="flex flex-1 flex-col gap-3 p-4 lg:px-6">
      <dl className="num flex w-full flex-wrap gap-x-4 gap-y-2">
        <Fact label={t('fund.title')}>{format.fund(tournament)}</Fact>
        {place !== null ? (
          <Fact label={t('card.place')}>
            {format.number(place)}
            {prize && <span className="text-win">, {prize}</span>}
          </Fact>
        ) : (
          status === 'active' &&
          tournament.participants !== undefined && (
            <Fact label={t('card.players')}>{format.number(tournament.participants)}</Fact>
          )
        )}
        {countdown && (
          <Fact label={t(countdown.to === 'end' ? 'time.endsIn' : 'time.startsIn')}>
            <Countdown untilMs={countdown.untilMs} />
          </Fact>
        )}
        {status === 'archive' && winner && (
          <Fact label={t('card.winner')}>
            <span data-written>{winner.nickname}</span>
          </Fact>
        )}
      </dl>
      <CardFace tone={isHot ? 'action' : 'second'} className="mt-auto w-full">
        {t(`card.${act}`)}
      </CardFace>
    </div>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-text-2">{label}</dt>
    <dd className="text-16 font-[680] wrap-break-word">{children}</dd>
  </div>
)
