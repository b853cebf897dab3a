import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useHref } from '../../../lib/navigation/links'
import { buttonStyle } from '../../../ui/buttonStyle'
import { choiceStyle } from '../../../ui/pillStyle'
import { EmptyState } from '../../../ui/states/EmptyState'
import { playerQuery } from '../../profile/queries'
import { LeaderboardPart } from '../components/leaderboard/LeaderboardPart'
import { Art, type SectionTexts, TournamentsFrame } from '../components/TournamentsFrame'
import { useTournaments } from '../components/useTournaments'
import { inOrder } from '../model'

interface LeaderboardScreenProps extends SectionTexts {
  /** Identifier of the chosen tournament; undefined: the first running one. */
  readonly chosen: string | undefined
  readonly addressOf: (identifier: string) => string
}

/** RT-21, TRN-10: the leaderboards of running tournaments, one at a time. */
export function LeaderboardScreen({ chosen, addressOf, ...texts }: LeaderboardScreenProps) {
  const t = useT('tournaments')
  const href = useHref()
  const tournaments = useTournaments()
  const { data: player } = useQuery(playerQuery())
  const { list, rows, nowMs } = tournaments
  const running = inOrder(list, 'active', nowMs, rows)
  const shown = running.find((one) => one.frontend_identifier === chosen) ?? running[0]
  return (
    <TournamentsFrame {...texts} list="leaderboard" tournaments={tournaments} how={t('hub.howLeaderboard')}>
      {!shown ? (
        <EmptyState
          art={<Art name="glowing-star" />}
          title={t('leaderboard.empty')}
          text={t('leaderboard.emptyText')}
          action={
            <a href={href('/tournaments/archive')} className={buttonStyle({})}>
              {t('hub.toArchive')}
            </a>
          }
        />
      ) : (
        <>
          {running.length > 1 && (
            <nav aria-label={t('leaderboard.choose')} className="mt-6">
              <ul className="scrollbar-none -mx-(--page-x) -my-1 flex gap-2 overflow-x-auto px-(--page-x) py-1 lg:mx-0 lg:flex-wrap lg:px-0">
                {running.map((one) => (
                  <li key={one.frontend_identifier} className="min-w-0 max-w-72 shrink-0">
                    <a
                      href={href(addressOf(one.frontend_identifier))}
                      aria-current={one === shown ? 'true' : undefined}
                      className={choiceStyle({ on: one === shown, className: 'max-w-full' })}
                    >
                      <span className="truncate">{one.title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <LeaderboardPart
            key={shown.frontend_identifier}
            of={`${player?.id ?? 'guest'} ${shown.frontend_identifier}`}
            name={shown.frontend_identifier}
          />
        </>
      )}
    </TournamentsFrame>
  )
}
