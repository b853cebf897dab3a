import { useState } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/states/EmptyState'
import { archiveDays } from '../archiveDays'
import { PastTournament } from '../components/PastTournament'
import { Art, type SectionTexts, TournamentsFrame } from '../components/TournamentsFrame'
import { useDates } from '../components/useDates'
import { useScenes, useTournaments } from '../components/useTournaments'
import { inOrder } from '../model'

const pageSize = 12

/** RT-21, TRN-10: finished tournaments, with their winners and the player's results. */
export function ArchiveScreen(texts: SectionTexts) {
  const t = useT('tournaments')
  const tournaments = useTournaments()
  const scenes = useScenes()
  const dates = useDates()
  const [shownCount, setShownCount] = useState(pageSize)
  const { list, rows, nowMs } = tournaments
  const over = inOrder(list, 'archive', nowMs, rows)
  return (
    <TournamentsFrame {...texts} list="archive" tournaments={tournaments} how={t('hub.howArchive')}>
      {over.length === 0 ? (
        <EmptyState art={<Art name="bookmark-tabs" />} title={t('archive.empty')} text={t('archive.emptyText')} />
      ) : (
        <section aria-label={t('tabs.archive')} className="mt-6">
          {archiveDays(over.slice(0, shownCount), dates.timeZone).map((day) => (
            <section key={day.at} aria-label={dates.weekday(day.at)} className="mt-8 first:mt-0">
              <h2 className="mb-3 text-16 font-[650] text-text-2 first-letter:uppercase">{dates.weekday(day.at)}</h2>
              <ul className="grid gap-2">
                {day.tournaments.map((one) => (
                  <li key={one.frontend_identifier}>
                    <PastTournament tournament={one} scenes={scenes} rows={rows} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {over.length > shownCount && (
            <div className="mt-6 grid justify-items-center">
              <Button tone="ghost" onClick={() => setShownCount(shownCount + pageSize)}>
                {t('archive.more')}
              </Button>
            </div>
          )}
        </section>
      )}
    </TournamentsFrame>
  )
}
