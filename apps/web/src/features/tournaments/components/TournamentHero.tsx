import { ArrowLeft, ChevronRight } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref, useListLinks } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { Icon } from '../../../ui/Icon'
import { countdownOf, statusOf, type Tournament } from '../model'
import { fundOf, lastPlace } from '../prizes'
import type { TournamentScene } from '../scene'
import { CountdownBoxes } from './Countdown'
import { JoinAction } from './JoinAction'
import { JoinedMark } from './JoinedMark'
import { StatusTag } from './StatusTag'
import { TournamentArt } from './TournamentArt'
import { useDates } from './useDates'
import { useFormat } from './useFormat'
import { useJoining } from './useJoining'
import { useNowMs } from './useTournaments'

interface TournamentHeroProps {
  readonly tournament: Tournament
  readonly scene: TournamentScene | undefined
  /** The name of the category whose games count. */
  readonly category: string
}

/** The head of a tournament's page: its scene, rules, prize fund, dates and main action. */
export function TournamentHero({ tournament, scene, category }: TournamentHeroProps) {
  const t = useT('tournaments')
  const dates = useDates()
  const nowMs = useNowMs()
  const status = statusOf(tournament, nowMs)
  const joining = useJoining(tournament)
  const { title, start_at, end_at } = tournament
  return (
    <header className="relative isolate overflow-hidden">
      <div className="absolute inset-0 -z-10 max-lg:mask-[linear-gradient(#000_70%,transparent)]">
        <TournamentArt
          tournament={tournament}
          scene={scene}
          sizes="(min-width:1024px) 900px, 120vw"
          isFirst
          look="head"
        />
      </div>
      <div className="px-(--page-x) pt-4 pb-6 lg:pt-8 lg:pb-8">
        <Trail title={title} />
        <div className="max-w-[44rem]">
          <p className="mt-20 flex flex-wrap items-center gap-x-3 gap-y-2 text-light lg:mt-6">
            <StatusTag status={status} />
            {joining === 'joined' && <JoinedMark />}
            <span className="num max-md:w-full">
              {dates.range(start_at, end_at)}, {category}
            </span>
          </p>
          <h1 className="display mt-3 text-24 text-balance wrap-break-word hyphens-auto text-light lg:text-44">
            {title}
          </h1>
          <p className="mt-2 max-w-[34rem] text-16 text-pretty text-light/90">
            {scene?.text || t(`counts.${tournament.strategy}`)}
          </p>
          <PrizeFund tournament={tournament} />
          <Timing tournament={tournament} nowMs={nowMs} />
          <div className="mt-5 flex flex-wrap items-start gap-3 lg:mt-6">
            <div className="min-w-0 empty:hidden max-md:w-full md:contents">
              <JoinAction tournament={tournament} />
            </div>
            <a
              href="#rules"
              className={buttonStyle({
                size: 'hero',
                className: 'bg-(--on-light)/55! text-light! max-md:hidden',
              })}
            >
              {t('page.rules')}
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}

function Trail({ title }: { readonly title: string }) {
  const t = useT('tournaments')
  const href = useHref()
  const links = useListLinks()
  return (
    <nav aria-label={t('page.trail')} {...links}>
      <a
        href={href('/tournaments')}
        aria-label={t('page.back')}
        className="-ml-2 grid size-11 place-items-center rounded-control text-light lg:hidden"
      >
        <Icon of={ArrowLeft} size={24} />
      </a>
      <ol className="hidden items-center gap-2 text-light/90 lg:flex">
        <li>
          <a href={href('/tournaments')} className="inline-block py-1 hover:text-light hover:underline">
            {t('page.back')}
          </a>
        </li>
        <Icon of={ChevronRight} size={16} />
        <li aria-current="page" className="max-w-120 truncate">
          {title}
        </li>
      </ol>
    </nav>
  )
}

function PrizeFund({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const format = useFormat()
  const places = lastPlace(tournament.prizes)
  if (!fundOf(tournament)) return null
  return (
    <p className="mt-4 lg:mt-6">
      <span className="sr-only">{t('fund.title')} </span>
      <b className="display num text-32 text-light wrap-break-word lg:text-44">{format.fund(tournament)}</b>
      {places > 0 && <span className="ml-3 inline-block text-light/90">{t('fund.places', { count: places })}</span>}
    </p>
  )
}

/** TRN-08: the time left or the time to the start; after the end a text without a timer. */
function Timing({ tournament, nowMs }: { readonly tournament: Tournament; readonly nowMs: number }) {
  const t = useT('tournaments')
  const dates = useDates()
  const countdown = countdownOf(tournament, nowMs)
  if (!countdown)
    return (
      <p className="num mt-3 text-16 text-light">
        {tournament.finished_at || tournament.isCustom
          ? t('time.finished', { date: dates.day(tournament.end_at) })
          : t('time.settling')}
      </p>
    )
  return (
    <div className="mt-4">
      <p className="mb-2 text-light">{t(countdown.to === 'end' ? 'time.endsIn' : 'time.startsIn')}</p>
      <CountdownBoxes untilMs={countdown.untilMs} />
    </div>
  )
}
