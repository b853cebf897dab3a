import type { QueryClient } from '@tanstack/react-query'
import { notFound, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { categoryOf } from '../features/games/model'
import { favouriteGamesQuery, menuQuery, providersQuery, type Shelf, shelfQuery } from '../features/games/queries'
import { FavouritesScreen } from '../features/games/screens/FavouritesScreen'
import { ListingScreen } from '../features/games/screens/ListingScreen'
import type { Player } from '../features/profile/queries'
import type { Site } from '../lib/boot'
import { textsOf } from '../lib/i18n/textsOf'
import type { PageWords } from './head'
import type { ListingKind } from './listingRoute'

export interface ListingArgs {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site; readonly player: Player | null }
  readonly params: { readonly slug?: string; readonly page?: string }
}

export interface ListingWords extends PageWords {
  readonly heading: string
  readonly shelf: Shelf | 'favourites'
  readonly firstPage: number
}

/** The words of a listing; what has no name is no page. */
async function nameOf(kind: ListingKind, slug: string, { queryClient, site }: ListingArgs['context']): Promise<string> {
  const t = textsOf(site.texts, 'games')
  if (kind === 'favourites') return t('listing.favourites')
  if (kind === 'provider') {
    const studio = (await queryClient.ensureQueryData(providersQuery)).find(({ id }) => id === slug)
    if (!studio) throw notFound()
    return studio.title
  }
  // The slug is text from the address; `has` decides whether it is a key.
  const key = `categories.${categoryOf(kind, slug)}` as 'categories.all'
  if (!t.has(key)) throw notFound()
  return t(key)
}

export async function load(kind: ListingKind, fixed: string | undefined, args: ListingArgs): Promise<ListingWords> {
  const { context, params } = args
  const { queryClient, site, player } = context
  const slug = fixed ?? params.slug ?? ''
  const firstPage = Number(params.page ?? 1)
  // A page is a number, and the first one has the address without it.
  if (params.page !== undefined && !/^[1-9]\d{0,3}$/.test(params.page)) throw notFound()
  await site.texts.need('games')
  const heading = await nameOf(kind, slug, context)
  const currency = player?.currency ?? null
  const shelf: Shelf =
    kind === 'provider' || kind === 'favourites'
      ? { kind: 'provider', slug }
      : { kind: 'category', slug: categoryOf(kind, slug) ?? slug }
  const [first, studios] = await Promise.all([
    kind === 'favourites'
      ? currency && queryClient.ensureQueryData(favouriteGamesQuery(currency))
      : queryClient.ensureInfiniteQueryData(shelfQuery(shelf, currency, firstPage)),
    queryClient.ensureQueryData(providersQuery),
    queryClient.ensureQueryData(menuQuery),
  ])
  if (firstPage > 1 && first && 'pages' in first && first.pages[0]?.tiles.length === 0) throw notFound()
  const t = textsOf(site.texts, 'games')
  const brand = site.brand.name
  return {
    title:
      kind === 'provider'
        ? t('listing.providerTitle', { studio: heading, brand })
        : t('listing.categoryTitle', { category: heading, brand }),
    description: t('lobby.description', { brand, studios: studios.length }),
    heading,
    shelf: kind === 'favourites' ? kind : shelf,
    firstPage,
  }
}

export function ListingPage() {
  const { heading, shelf, firstPage } = useLoaderData({ strict: false }) as ListingWords
  const { player } = useRouteContext({ from: '__root__' })
  const currency = player?.currency ?? null
  if (shelf === 'favourites') return currency && <FavouritesScreen title={heading} currency={currency} />
  return (
    <ListingScreen
      key={`${shelf.slug} ${firstPage}`}
      shelf={shelf}
      title={heading}
      currency={currency}
      firstPage={firstPage}
    />
  )
}
