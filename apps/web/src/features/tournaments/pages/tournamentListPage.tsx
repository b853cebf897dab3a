import { textsOf } from '../../../lib/i18n/textsOf'
import { isOnBreak } from '../../../lib/onBreak'
import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { SectionTabs } from '../../content/components/SectionTabs'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import type { SectionSlug } from '../../content/sections'
import type { SectionWords } from '../components/TournamentsFrame'
import type { TournamentList } from '../components/TournamentTabs'
import {
  customTournamentsQuery,
  recentTournamentsQuery,
  scenesQuery,
  statusesQuery,
  tournamentsQuery,
} from '../queries'

const slugs: Readonly<Record<TournamentList, SectionSlug>> = {
  hub: 'tournaments',
  all: 'tournaments',
  archive: 'tournaments/archive',
  leaderboard: 'tournaments/leaderboard',
}

/** A part of a page whose code is not in the page's own file. */
interface LaterPart {
  readonly preload: () => Promise<void>
}

/** What the frame of a list says: the texts of its section, and the tabs of the hub. */
export function useListWords(list: TournamentList): SectionWords {
  const { slug: _, ...section } = useSection(slugs[list])
  return { ...section, tabs: <SectionTabs group="hub" current="tournaments" className="mt-2" /> }
}

async function load(list: TournamentList, args: SectionArgs, part?: LaterPart): Promise<PageMeta> {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(tournamentsQuery()),
    queryClient.ensureQueryData(recentTournamentsQuery()),
    queryClient.ensureQueryData(customTournamentsQuery(site.locale)),
    queryClient.ensureQueryData(scenesQuery(site.locale, isOnBreak(player))),
    ...(player ? [queryClient.ensureQueryData(statusesQuery())] : []),
  ])
  const [words] = await Promise.all([
    loadSection(slugs[list], args),
    site.texts.need('tournaments'),
    // In a browser the page shows at once, and its tournaments when they have loaded.
    import.meta.env.SSR ? shown : part?.preload(),
  ])
  if (list !== 'all') return words
  const content = textsOf(site.texts, 'content')
  const t = textsOf(site.texts, 'tournaments')
  return {
    ...words,
    title: content('sections.headTitle', { title: t('all.title'), brand: site.brand.name }),
    description: t('all.text'),
  }
}

/** A page of one list of tournaments; each has a file of its own, so that a visitor loads one. */
export const tournamentListPage = (
  list: TournamentList,
  Component: Page<SectionArgs>['Component'],
  part?: LaterPart,
): Page<SectionArgs> => ({
  load: (args) => load(list, args, part),
  Component,
})
