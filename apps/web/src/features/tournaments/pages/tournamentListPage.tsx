import { textsOf } from '../../../lib/i18n/textsOf'
import { isOnBreak } from '../../../lib/onBreak'
import type { Page } from '../../../lib/page/page'
import type { PageMeta } from '../../../lib/page/pageHead'
import { SectionHead } from '../../content/components/SectionHead'
import { SectionTabs } from '../../content/components/SectionTabs'
import { loadSection, type SectionArgs, useSection } from '../../content/section'
import type { SectionSlug } from '../../content/sections'
import type { SectionTexts } from '../components/TournamentsFrame'
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

/** A lazily loaded part of a page. */
interface LazyPart {
  readonly preload: () => Promise<void>
}

/** The texts of a list's section, and the tabs of the hub. */
export function useListTexts(list: TournamentList): SectionTexts {
  const { slug, title, text, written } = useSection(slugs[list])
  return {
    head: <SectionHead {...{ slug, title, text }} />,
    written,
    tabs: <SectionTabs group="hub" current="tournaments" className="mt-2" />,
  }
}

async function load(list: TournamentList, args: SectionArgs, part?: LazyPart): Promise<PageMeta> {
  const { queryClient, site, player } = args.context
  const shown = Promise.allSettled([
    queryClient.ensureQueryData(tournamentsQuery()),
    queryClient.ensureQueryData(recentTournamentsQuery()),
    queryClient.ensureQueryData(customTournamentsQuery(site.locale)),
    queryClient.ensureQueryData(scenesQuery(site.locale, isOnBreak(player))),
    ...(player ? [queryClient.ensureQueryData(statusesQuery())] : []),
  ])
  const [texts] = await Promise.all([
    loadSection(slugs[list], args),
    site.texts.need('tournaments'),
    // In a browser the page is shown at once, and its tournaments when they have loaded.
    import.meta.env.SSR ? shown : part?.preload(),
  ])
  if (list !== 'all') return texts
  const content = textsOf(site.texts, 'content')
  const t = textsOf(site.texts, 'tournaments')
  return {
    ...texts,
    title: content('sections.headTitle', { title: t('all.title'), brand: site.brand.name }),
    description: t('all.text'),
  }
}

/** The page of one list of tournaments; each is a separate file, so that a visitor loads only one. */
export const tournamentListPage = (
  list: TournamentList,
  Component: Page<SectionArgs>['Component'],
  part?: LazyPart,
): Page<SectionArgs> => ({
  load: (args) => load(list, args, part),
  Component,
})
