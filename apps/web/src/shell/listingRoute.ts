import { lazyRouteComponent } from '@tanstack/react-router'
import { kept } from '../lib/kept'
import { readPart } from '../lib/pageQueries'
import type { RouteFacts } from './guards/verdict'
import { wordsHead } from './head'
import type { ListingArgs, ListingWords } from './listingPage'

const page = kept(() => import('./listingPage'))

/** What a listing of games shows. */
export type ListingKind = 'category' | 'pokies' | 'live' | 'provider' | 'favourites'

/**
 * The options of a route that lists games: of what `$slug` names, or of `slug`. The page comes when it is needed. What narrows
 * it stands in the query, so another query is loaded anew.
 */
export const listing = (kind: ListingKind, slug?: string, facts?: RouteFacts) => ({
  staticData: { isDrawnAhead: true, ...facts },
  loaderDeps: ({ search }: { search: object }) => ({ search: readPart(search as Readonly<Record<string, unknown>>) }),
  loader: async (args: ListingArgs): Promise<ListingWords> => (await page()).load(kind, slug, args),
  head: wordsHead,
  component: lazyRouteComponent(async () => {
    const listing = await page()
    // A page that is taken over has been loaded by the server: its screen is still to come, and a press waits for it.
    if (!import.meta.env.SSR) await listing.loadScreen(location.pathname)
    return listing
  }, 'ListingPage'),
})
