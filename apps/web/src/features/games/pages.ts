import { lazyRouteComponent } from '@tanstack/react-router'
import { loadOnce } from '../../lib/delivery'
import { page } from '../../lib/page/page'
import { metaHead } from '../../lib/page/pageHead'
import { readPart } from '../../lib/page/pageQueries'
import type { ListingKind } from './listing/listing'
import type { ListingArgs, ListingText } from './pages/ListingPage'

const fairness = loadOnce(() => import('./pages/FairnessPage'))
const listing = loadOnce(() => import('./pages/ListingPage'))
const receipt = loadOnce(() => import('./pages/ReceiptPage'))
const studios = loadOnce(() => import('./pages/StudiosPage'))

/** Explains how a round of one of our own games was determined. */
export const fairnessPage = page(async () => (await fairness()).fairnessPage)

/** A round that its player shared. */
export const receiptPage = page(async () => (await receipt()).receiptPage)

export const studiosPage = page(async () => (await studios()).studiosPage)

/**
 * A page that lists the games of the category or studio in `$slug`, or of `slug`. Its filters are in the query, so a
 * new query reloads it.
 */
export const listingPage = (kind: ListingKind, slug?: string) => ({
  loaderDeps: ({ search }: { search: object }) => ({ search: readPart({ ...search }) }),
  loader: async (args: ListingArgs): Promise<ListingText> => (await listing()).load(kind, slug, args),
  head: metaHead,
  component: lazyRouteComponent(async () => {
    const module = await listing()
    // The server has loaded a hydrated page's data, but its screen is still loading, and presses wait for it.
    if (!import.meta.env.SSR) await module.loadScreen(location.pathname)
    return module
  }, 'ListingPage'),
})
