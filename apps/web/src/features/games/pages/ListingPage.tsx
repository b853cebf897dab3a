import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, notFound, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { textIf } from '../../../lib/i18n/textIf'
import { textsOf } from '../../../lib/i18n/textsOf'
import { pageAddress } from '../../../lib/navigation/links'
import type { Site } from '../../../lib/page/boot'
import { ensureOr } from '../../../lib/page/ensureOr'
import type { PageMeta } from '../../../lib/page/pageHead'
import { writePlainSearch } from '../../../lib/page/searchParams'
import { isJackpotCategory } from '../../jackpots/isJackpotCategory'
import type { Player } from '../../profile/queries'
import { ownList } from '../listing/groups'
import {
  type Filters,
  type ListingKind,
  pageNumber,
  readFilters,
  type Shelf,
  shelfOf,
  writeFilters,
} from '../listing/listing'
import { type Listed, shelfQuery } from '../listing/listingQueries'
import { pageSizeOf } from '../model'
import { leaveToBrowser } from '../playing/leaveToBrowser'
import type { Own } from '../playing/loadOwn'
import { listsQuery, menuQuery, providersQuery } from '../queries'
import { ListingScreen } from '../screens/ListingScreen'
import { JackpotsPart } from './jackpotsPart'

const loadTileFigures = import.meta.env.SSR
  ? (await import('../../jackpots/loadTileFigures')).loadTileFigures
  : undefined

export interface ListingArgs {
  readonly context: {
    readonly queryClient: QueryClient
    readonly site: Site
    readonly player: Player | null
    readonly navigationState: { readonly isThroughHistory?: boolean | undefined }
  }
  readonly params: { readonly slug?: string; readonly page?: string }
  readonly deps: { readonly search: Readonly<Record<string, unknown>> }
}

/** Only players load them. */
const ownScreens = {
  favourites: lazyRouteComponent(() => import('../screens/FavouritesScreen'), 'FavouritesScreen'),
  recent: lazyRouteComponent(() => import('../screens/RecentScreen'), 'RecentScreen'),
}

export interface ListingText extends PageMeta {
  readonly heading: string
  readonly shows: Own | { readonly shelf: Shelf; readonly filters: Filters; readonly firstPage: number }
}

/** The player's recent games, listed like a category (LOB-02). */
const recentSlug = 'recent'

const ownOf = (kind: ListingKind, slug: string): Own | undefined =>
  kind === 'favourites' ? kind : kind === 'category' && slug === recentSlug ? 'recent' : undefined

/** A shelf and its texts; a shelf without a name has no page. */
function namedShelf(
  kind: Exclude<ListingKind, 'favourites'>,
  slug: string,
  { queryClient, site }: ListingArgs['context'],
): { readonly shelf: Shelf; readonly heading: string } {
  if (kind === 'provider') {
    const studios = queryClient.getQueryData(providersQuery.queryKey) ?? []
    const studio = studios.find(({ id }) => id === slug)
    // If the list is empty, the studios failed to load: the games may still be there.
    if (studios.length > 0 && !studio) throw notFound()
    return { shelf: { kind, slug }, heading: studio?.title ?? slug }
  }
  const shelf = shelfOf(kind, slug)
  const t = textsOf(site.texts, 'games')
  const heading = textIf(t, `categories.${shelf?.slug}`)
  if (!shelf || heading === undefined) throw notFound()
  return { shelf, heading }
}

/** Loads the screen for this path, if it has its own. */
export async function loadScreen(path: string): Promise<void> {
  if (path.endsWith('/favorite-games')) await ownScreens.favourites.preload?.()
  if (path.endsWith(`/categories/${recentSlug}`)) await ownScreens.recent.preload?.()
}

export async function load(kind: ListingKind, fixed: string | undefined, args: ListingArgs): Promise<ListingText> {
  const { context, params, deps } = args
  const { queryClient, site, player } = context
  const slug = fixed ?? params.slug ?? ''
  await Promise.all([
    site.texts.need('games', ...(isJackpotCategory(slug) ? (['jackpots'] as const) : [])),
    ensureOr(queryClient, providersQuery, []),
    ensureOr(queryClient, menuQuery, []),
    ensureOr(queryClient, listsQuery, []),
  ])
  const t = textsOf(site.texts, 'games')
  const brand = site.brand.name
  const own = ownOf(kind, slug)
  if (own || kind === 'favourites') {
    const shows = own ?? 'favourites'
    const { loadOwn } = await import('../playing/loadOwn')
    await Promise.all([ownScreens[shows].preload?.(), loadOwn(shows, context)])
    const heading = t(shows === 'recent' ? 'listing.recent' : 'listing.favourites')
    const title = t('listing.categoryTitle', { category: heading, brand })
    return { title, description: t('listing.categoryDescription', { category: heading, brand }), heading, shows }
  }
  const { shelf, heading } = namedShelf(kind, slug, context)
  // The page number is in the path of a studio's listing, and in the query of a category's.
  const firstPage = pageNumber(params.page ?? deps.search['page'])
  if (firstPage === undefined) throw notFound()
  const shows = { shelf, filters: readFilters(deps.search), firstPage }
  const listed = listedOf(shows, context, player)
  const query = shelfQuery(listed)
  // A reload in between has dropped the data of the page the visitor returns to.
  if (context.navigationState.isThroughHistory && !queryClient.getQueryData(query.queryKey))
    // If that fails, Back shows the first page.
    await import('../listing/listingPlace').then(({ refill }) => refill(queryClient, listed)).catch(() => undefined)
  const first = await queryClient.ensureInfiniteQueryData(query).catch(() => leaveToBrowser(queryClient, query))
  if (!player) await loadTileFigures?.(queryClient, site, first?.pages[0]?.tiles ?? [])
  if (firstPage > 1 && first?.pages[0]?.tiles.length === 0) throw notFound()
  const words =
    kind === 'provider'
      ? {
          title: t('listing.providerTitle', { studio: heading, brand }),
          description: t('listing.providerDescription', { studio: heading, brand }),
        }
      : {
          title: t('listing.categoryTitle', { category: heading, brand }),
          description: t('listing.categoryDescription', { category: heading, brand }),
        }
  const title = firstPage > 1 ? `${words.title} - ${t('listing.before', { page: firstPage })}` : words.title
  return { ...words, title, heading, shows }
}

function listedOf(
  shows: Exclude<ListingText['shows'], Own>,
  { queryClient, site }: Pick<ListingArgs['context'], 'queryClient' | 'site'>,
  player: Player | null,
): Listed {
  const lists = queryClient.getQueryData(listsQuery.queryKey) ?? []
  return {
    ...shows,
    own: ownList(lists, site),
    currency: player?.currency ?? null,
    pageSize: pageSizeOf(site.brand),
  }
}

export function ListingPage() {
  const latest = useLoaderData({ strict: false }) as ListingText
  const { player, queryClient, site, navigationState } = useRouteContext({ from: '__root__' })
  // New filters are shown at once, and their games when they have been rendered. Back needs the height of the page at once.
  const rendered = useDeferredValue(latest)
  const { heading, shows } = navigationState.isThroughHistory ? latest : rendered
  if (shows === 'favourites' || shows === 'recent') {
    const Screen = ownScreens[shows]
    return player && <Screen title={heading} currency={player.currency} />
  }
  const { shelf, filters, firstPage } = shows
  const asked = writePlainSearch({ ...writeFilters(filters) })
  const pageHref = (page: number) => {
    const isInPath = shelf.kind === 'provider'
    const path = isInPath ? `/producers/${shelf.slug}${page > 1 ? `/${page}` : ''}` : ''
    return isInPath
      ? pageAddress(path, site) + asked
      : writePlainSearch({ ...writeFilters(filters), page: page > 1 ? page : undefined }) || '?'
  }
  return (
    <ListingScreen
      key={`${shelf.slug} ${firstPage} ${asked}`}
      listed={listedOf(shows, { queryClient, site }, player)}
      chosen={typeof latest.shows === 'object' ? latest.shows.filters : filters}
      title={heading}
      pageHref={pageHref}
      head={
        shelf.kind === 'category' &&
        isJackpotCategory(shelf.slug) && <JackpotsPart key={shelf.slug} of={player?.id ?? 'guest'} />
      }
    />
  )
}
