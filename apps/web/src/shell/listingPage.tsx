import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { lazyRouteComponent, notFound, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { ownList } from '../features/games/groups'
import { type Filters, pageNumber, readFilters, type Shelf, shelfOf, writeFilters } from '../features/games/listing'
import { type Listed, shelfQuery } from '../features/games/listingQueries'
import { pageSizeOf } from '../features/games/model'
import {
  favouriteGamesQuery,
  favouritesQuery,
  listsQuery,
  menuQuery,
  providersQuery,
  recentQuery,
} from '../features/games/queries'
import { ListingScreen } from '../features/games/screens/ListingScreen'
import { isJackpotCategory } from '../features/jackpots/categories'
import type { Player } from '../features/profile/queries'
import type { Site } from '../lib/boot'
import { ensureOr } from '../lib/ensureOr'
import { textsOf } from '../lib/i18n/textsOf'
import { pageAddress } from '../lib/links'
import { writePlainSearch } from '../lib/searchParams'
import type { Journey } from './guards/journey'
import type { PageWords } from './head'
import { JackpotsPart } from './jackpotsPart'
import type { ListingKind } from './listingRoute'

export interface ListingArgs {
  readonly context: {
    readonly queryClient: QueryClient
    readonly site: Site
    readonly player: Player | null
    readonly journey: Journey
  }
  readonly params: { readonly slug?: string; readonly page?: string }
  readonly deps: { readonly search: Readonly<Record<string, unknown>> }
}

/** Games of a player's own, which are no list of the platform's. */
type Own = 'favourites' | 'recent'

/** For players, who alone load them. */
const ownScreens = {
  favourites: lazyRouteComponent(() => import('../features/games/screens/FavouritesScreen'), 'FavouritesScreen'),
  recent: lazyRouteComponent(() => import('../features/games/screens/RecentScreen'), 'RecentScreen'),
}

export interface ListingWords extends PageWords {
  readonly heading: string
  readonly shows: Own | { readonly shelf: Shelf; readonly filters: Filters; readonly firstPage: number }
}

/** The last games of a player, beside the categories (LOB-02). */
const recentSlug = 'recent'

const ownOf = (kind: ListingKind, slug: string): Own | undefined =>
  kind === 'favourites' ? kind : kind === 'category' && slug === recentSlug ? 'recent' : undefined

/** A shelf and its words; what has no name is no page. */
function namedShelf(
  kind: Exclude<ListingKind, 'favourites'>,
  slug: string,
  { queryClient, site }: ListingArgs['context'],
): { readonly shelf: Shelf; readonly heading: string } {
  if (kind === 'provider') {
    const studios = queryClient.getQueryData(providersQuery.queryKey) ?? []
    const studio = studios.find(({ id }) => id === slug)
    // Without any the studios did not load: its games may still be there.
    if (studios.length > 0 && !studio) throw notFound()
    return { shelf: { kind, slug }, heading: studio?.title ?? slug }
  }
  const shelf = shelfOf(kind, slug)
  const t = textsOf(site.texts, 'games')
  // The slug is text from the address; `has` decides whether it is a key.
  const key = `categories.${shelf?.slug}` as 'categories.all'
  if (!shelf || !t.has(key)) throw notFound()
  return { shelf, heading: t(key) }
}

/** Loads the screen of the page at this path, where it has one of its own. */
export async function loadScreen(path: string): Promise<void> {
  if (path.endsWith('/favorite-games')) await ownScreens.favourites.preload?.()
  if (path.endsWith(`/categories/${recentSlug}`)) await ownScreens.recent.preload?.()
}

/** ERR-04: a listing without its games is still the page, which says so. What a server could not ask, the browser asks. */
function leaveToBrowser(client: QueryClient, { queryKey }: { readonly queryKey: QueryKey }): void {
  if (import.meta.env.SSR) client.removeQueries({ queryKey, exact: true })
}

async function loadOwn(own: Own, { queryClient, player }: ListingArgs['context']): Promise<void> {
  if (player) {
    const { currency } = player
    const ask = <T, K extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, K>) =>
      queryClient.ensureQueryData(query).catch(() => leaveToBrowser(queryClient, query))
    await Promise.all([
      ownScreens[own].preload?.(),
      ...(own === 'recent'
        ? [ask(recentQuery(currency))]
        : [ask(favouriteGamesQuery(currency)), ask(favouritesQuery(currency))]),
    ])
  }
  // Favourites are entered by players alone (a guard); this has no guard of its own.
  else if (own === 'recent') throw notFound()
}

export async function load(kind: ListingKind, fixed: string | undefined, args: ListingArgs): Promise<ListingWords> {
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
    await loadOwn(shows, context)
    const heading = t(shows === 'recent' ? 'listing.recent' : 'listing.favourites')
    const title = t('listing.categoryTitle', { category: heading, brand })
    return { title, description: t('listing.categoryDescription', { category: heading, brand }), heading, shows }
  }
  const { shelf, heading } = namedShelf(kind, slug, context)
  // A page stands in the path of a studio's games, in the query of a category's.
  const firstPage = pageNumber(params.page ?? deps.search['page'])
  if (firstPage === undefined) throw notFound()
  const shows = { shelf, filters: readFilters(deps.search), firstPage }
  const listed = listedOf(shows, context, player)
  const query = shelfQuery(listed)
  // A reload meanwhile has forgotten what one comes back to.
  if (context.journey.isThroughHistory && !queryClient.getQueryData(query.queryKey))
    await import('../features/games/place').then(({ refill }) => refill(queryClient, listed)).catch(() => undefined)
  const first = await queryClient.ensureInfiniteQueryData(query).catch(() => leaveToBrowser(queryClient, query))
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
  shows: Exclude<ListingWords['shows'], Own>,
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
  const { heading, shows } = useLoaderData({ strict: false }) as ListingWords
  const { player, queryClient, site } = useRouteContext({ from: '__root__' })
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
      title={heading}
      pageHref={pageHref}
      head={
        shelf.kind === 'category' &&
        isJackpotCategory(shelf.slug) && <JackpotsPart key={shelf.slug} of={player?.id ?? 'guest'} />
      }
    />
  )
}
