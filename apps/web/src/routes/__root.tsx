import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  isNotFound,
  lazyRouteComponent,
  Scripts,
} from '@tanstack/react-router'
import { footerTextQuery, logoQuery, promosQuery } from '../features/content/frameQueries'
import { pagesQuery } from '../features/content/queries'
import { leadingStudiosQuery } from '../features/games/listing/studiosQuery'
import { playerQuery } from '../features/profile/queries'
import { sportsQuery } from '../features/sport/queries'
import { accountsQuery } from '../features/wallet/queries'
import { ApiError } from '../lib/api'
import { noteAudience } from '../lib/api/shared'
import { innerHtml } from '../lib/browser/trustedTypes'
import { earlyPress } from '../lib/delivery'
import { formatTag } from '../lib/i18n/locales'
import { isOnBreak } from '../lib/onBreak'
import { bootElementId, type Site, writeBoot } from '../lib/page/boot'
import { pageRequest } from '../lib/page/pageRequest'
import { SiteProvider } from '../lib/page/site'
import { pageSubscriptionQuery } from '../lib/realtime/pageSubscription'
import { groupsOf } from '../shell/frame/groupsOf'
import { Shell } from '../shell/frame/Shell'
import { guard } from '../shell/guards/lazyGuard'
import type { NavigationState } from '../shell/guards/navigationState'
import { useEntry } from '../shell/guards/useEntry'
import { pageHead } from '../shell/page/pageHead'

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly site: Site
  readonly navigationState: NavigationState
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    const { queryClient, site, navigationState } = context
    if (!preload) await navigationState.shown
    // A first visit, a crawler, or a player viewing the site as a guest (RT-50): there is no player to fetch.
    if (site.isStranger || site.isGuestMode) queryClient.setQueryData(playerQuery().queryKey, null)
    // Before the player, so that no change of the page's data is missed. Without it the page requests it.
    const subscription =
      import.meta.env.SSR && !site.isStranger && !site.isGuestMode && queryClient.prefetchQuery(pageSubscriptionQuery)
    const asked = queryClient.ensureQueryData(playerQuery()).then(
      (player) => ({ player, isUnknown: false }),
      // A failed lookup does not mean that the visitor is a guest: their page is shown with the available data, not
      // replaced by sign-up.
      (error: unknown) => ({ player: null, isUnknown: !(error instanceof ApiError) || error.status >= 500 }),
    )
    // GD-11: no page is rendered before its texts are loaded.
    await site.texts.need('common', 'shell')
    const [{ player, isUnknown }] = await Promise.all([asked, subscription])
    if (import.meta.env.SSR) noteAudience(player)
    await guard({ context, player, isUnknown, location, matches, preload })
    return { player, isUnknown }
  },
  loader: async ({ context: { queryClient, site, player } }) => {
    // The shell's data must not make a page fail: data that fails to load is left out.
    await Promise.allSettled([
      queryClient.ensureQueryData(pagesQuery(site.locale, isOnBreak(player))),
      queryClient.ensureQueryData(footerTextQuery(site.locale, player ? groupsOf(player) : [])),
      queryClient.ensureQueryData(logoQuery),
      queryClient.ensureQueryData(promosQuery(site.locale, isOnBreak(player))),
      queryClient.ensureQueryData(leadingStudiosQuery),
      queryClient.ensureQueryData(sportsQuery(site.brand.licence)),
      player && queryClient.ensureQueryData(accountsQuery()),
    ])
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => pageHead(match.context.site, matches, isNotFound(match.error)),
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../features/site/pages/NotFoundPage'), 'NotFoundPage'),
})

function Root() {
  const { site, queryClient } = Route.useRouteContext()
  useEntry(queryClient)
  return (
    <html
      lang={formatTag(site.locale)}
      data-brand={site.brand.tokens}
      data-rail={site.isRailFolded ? 'folded' : 'open'}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <script
          nonce={pageRequest()?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines
          dangerouslySetInnerHTML={innerHtml(import.meta.env.SSR ? earlyPress : '')}
        />
        <QueryClientProvider client={queryClient}>
          <SiteProvider site={site}>
            <Shell />
          </SiteProvider>
        </QueryClientProvider>
        <BootElement site={site} client={queryClient} />
        <Scripts />
      </body>
    </html>
  )
}

/** The browser reads it before it renders, and leaves it unchanged. */
function BootElement({ site, client }: { site: Site; client: QueryClient }) {
  const json = import.meta.env.SSR
    ? writeBoot(site, client)
    : (document.getElementById(bootElementId)?.textContent ?? '')
  return (
    <script
      type="application/json"
      id={bootElementId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={innerHtml(json)}
      suppressHydrationWarning
    />
  )
}
