import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/links'
import { buttonLook } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { pillLook } from '../../../ui/pillLook'
import { Board } from '../components/Board'
import { Countdown } from '../components/Countdown'
import { OwnPlace } from '../components/OwnPlace'
import { Art, type SectionWords, TournamentsFrame } from '../components/TournamentsFrame'
import { useBoard } from '../components/useBoard'
import { useTournaments } from '../components/useTournaments'
import { useWords } from '../components/useWords'
import { inOrder, pathOf, type Tournament, timesOf } from '../model'

interface LeaderboardScreenProps extends SectionWords {
  /** Identifier of the chosen tournament; without one, the first that runs. */
  readonly chosen: string | undefined
  readonly addressOf: (identifier: string) => string
}

/** RT-21, TRN-10: the ranked players of the tournaments that run, one at a time. */
export function LeaderboardScreen({ chosen, addressOf, ...words }: LeaderboardScreenProps) {
  const t = useT('tournaments')
  const href = useHref()
  const tournaments = useTournaments()
  const { list, rows, nowMs } = tournaments
  const running = inOrder(list, 'active', nowMs, rows)
  const shown = running.find((one) => one.frontend_identifier === chosen) ?? running[0]
  return (
    <TournamentsFrame {...words} list="leaderboard" tournaments={tournaments} how={t('hub.howLeaderboard')}>
      {!shown ? (
        <EmptyState
          art={<Art name="glowing-star" />}
          title={t('leaderboard.empty')}
          text={t('leaderboard.emptyText')}
          action={
            <a href={href('/tournaments/archive')} className={buttonLook({})}>
              {t('hub.toArchive')}
            </a>
          }
        />
      ) : (
        <>
          {running.length > 1 && (
            <nav aria-label={t('leaderboard.choose')} className="mt-6">
              <ul className="flex flex-wrap gap-2">
                {running.map((one) => (
                  <li key={one.frontend_identifier} className="min-w-0">
                    <a
                      href={href(addressOf(one.frontend_identifier))}
                      aria-current={one === shown ? 'true' : undefined}
                      className={pillLook({ on: one === shown, className: 'max-w-full' })}
                    >
                      <span className="truncate">{one.title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Shown key={shown.frontend_identifier} tournament={shown} />
        </>
      )}
    </TournamentsFrame>
  )
}

function Shown({ tournament }: { readonly tournament: Tournament }) {
  const t = useT('tournaments')
  const href = useHref()
  const words = useWords()
  const id = useId()
  const board = useBoard(tournament)
  return (
    <>
      <div className="mt-6 empty:hidden">
        <OwnPlace tournament={tournament} board={board} />
      </div>
      <section aria-labelledby={id} className="mt-6 lg:hair lg:rounded-card lg:bg-surface-1 lg:p-6">
        <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id={id} className="text-20 font-[650]">
            {tournament.title}
          </h2>
          <p className="num flex flex-wrap gap-x-4 text-text-2">
            <span>{t(`counts.${tournament.strategy}`)}</span>
            <span>{words.fund(tournament)}</span>
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
    </>
  )
}
