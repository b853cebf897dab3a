import type { ReactNode } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { useListLinks } from '../../../lib/navigation/links'
import { EmptyState } from '../../../ui/states/EmptyState'
import { LateErrorState } from '../../../ui/states/LateErrorState'
import { Skeleton } from '../../../ui/states/Skeleton'
import { useIsOnBreak } from '../../profile/useIsOnBreak'
import { HowItWorks } from './HowItWorks'
import { type TournamentList, TournamentTabs } from './TournamentTabs'
import type { Tournaments } from './useTournaments'

export interface SectionTexts {
  /** The scene with title and text. */
  readonly head: ReactNode
  /** Tabs to the neighbouring sections. */
  readonly tabs: ReactNode
  /** The operator's text. */
  readonly written: ReactNode
}

interface TournamentsFrameProps extends SectionTexts {
  readonly list: TournamentList
  readonly tournaments: Tournaments
  readonly how: string
  readonly children: ReactNode
}

export const Art = ({ name }: { readonly name: string }) => (
  <img src={`/media/art/1/${name}/256.webp`} alt="" width={112} height={112} />
)

/** The frame of every list of tournaments, with its loading, error and empty states. */
export function TournamentsFrame(props: TournamentsFrameProps) {
  const { head, tabs, written, list, tournaments, how, children } = props
  const t = useT('tournaments')
  const links = useListLinks()
  return (
    <>
      {head}
      <div className="px-(--page-x) pb-8">
        {tabs}
        <TournamentTabs current={list} />
        <div {...links}>
          {tournaments.isPartial && (
            <p role="status" className="mt-6 text-warn">
              {t('state.partial')}
            </p>
          )}
          <States tournaments={tournaments}>{children}</States>
        </div>
        <HowItWorks title={how}>{written}</HowItWorks>
      </div>
    </>
  )
}

function States({ tournaments, children }: Pick<TournamentsFrameProps, 'tournaments' | 'children'>) {
  const t = useT('tournaments')
  // SAFE-02
  if (useIsOnBreak())
    return (
      <EmptyState art={<Art name="hourglass-not-done" />} title={t('state.breakTitle')} text={t('state.breakText')} />
    )
  if (tournaments.hasFailed)
    return (
      <LateErrorState
        title={t('state.failed')}
        text={t('state.failedText')}
        onRetry={tournaments.retry}
        retrying={tournaments.isRetrying}
      />
    )
  if (tournaments.isPending && tournaments.list.length === 0) return <CardRoom />
  return children
}

const CardRoom = () => (
  <div className="mt-8 grid gap-4 lg:grid-cols-2 lg:gap-6" aria-busy="true">
    {['first', 'second', 'third', 'fourth'].map((card) => (
      <Skeleton key={card} className="h-68 rounded-sheet" />
    ))}
  </div>
)
