import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { EmptyState } from '../../../ui/states/EmptyState'
import { HubPart } from '../components/HubPart'
import { TournamentCard } from '../components/TournamentCard'
import { Art, type SectionTexts, TournamentsFrame } from '../components/TournamentsFrame'
import { useScenes, useTournaments } from '../components/useTournaments'
import { inOrder } from '../model'

/** RT-17: running, announced and finished tournaments, and further links. */
export function HubScreen({ more, ...texts }: SectionTexts & { readonly more: ReactNode }) {
  const t = useT('tournaments')
  const tournaments = useTournaments()
  return (
    <TournamentsFrame {...texts} list="hub" tournaments={tournaments} how={t('hub.how')}>
      <Lists tournaments={tournaments} />
      {more}
    </TournamentsFrame>
  )
}

function Lists({ tournaments }: { readonly tournaments: ReturnType<typeof useTournaments> }) {
  const t = useT('tournaments')
  const scenes = useScenes()
  const { list, rows, nowMs } = tournaments
  const shared = { scenes, rows, nowMs }
  const running = inOrder(list, 'active', nowMs, rows)
  const soon = inOrder(list, 'future', nowMs, rows)
  return (
    <>
      <HubPart
        title={t('hub.running')}
        note={running.length > 0 ? t('hub.open', { count: running.length }) : undefined}
      >
        {running.length === 0 ? (
          <EmptyState
            art={<Art name="trophy" />}
            title={t('hub.quiet')}
            text={t(soon.length > 0 ? 'hub.quietNext' : 'hub.quietText')}
          />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
            {running.map((one, at) => (
              <li
                key={one.frontend_identifier}
                className={at === 0 && running.length % 2 === 1 ? 'lg:col-span-2' : undefined}
              >
                <TournamentCard
                  tournament={one}
                  {...shared}
                  isHot={at === 0}
                  isFirst={at < 2}
                  isWide={at === 0 && running.length % 2 === 1}
                />
              </li>
            ))}
          </ul>
        )}
      </HubPart>
      {soon.length > 0 && (
        <HubPart title={t('hub.soon')} note={t('hub.ahead', { count: soon.length })}>
          <ul className={`grid gap-4 md:grid-cols-2 lg:gap-6 ${soon.length > 2 ? 'xl:grid-cols-3' : ''}`}>
            {soon.map((one) => (
              <li key={one.frontend_identifier}>
                <TournamentCard tournament={one} {...shared} />
              </li>
            ))}
          </ul>
        </HubPart>
      )}
    </>
  )
}
