import { useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { textsOf } from '../../../lib/i18n/textsOf'
import { toPage } from '../../../lib/page/toPage'
import { SectionHead } from '../../content/components/SectionHead'
import { readTournamentFilters, writeTournamentFilters } from '../filters'
import { AllScreen } from '../screens/AllScreen'
import { tournamentListPage, useListTexts } from './tournamentListPage'

function AllTournamentsPage() {
  const texts = useListTexts('all')
  const { player, site } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const search = useRouterState({ select: ({ location }): Readonly<Record<string, unknown>> => location.search })
  const t = textsOf(site.texts, 'tournaments')
  return (
    <AllScreen
      {...texts}
      head={<SectionHead slug="tournaments" title={t('all.title')} text={t('all.text')} />}
      filters={readTournamentFilters(search)}
      isPlayer={player !== null}
      onFilters={(filters) =>
        void router.navigate(
          toPage('.', { search: () => writeTournamentFilters(filters), replace: true, resetScroll: false }),
        )
      }
    />
  )
}

export const allTournamentsPage = tournamentListPage('all', AllTournamentsPage)
