import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Outlet, Scripts } from '@tanstack/react-router'
import { footerTextQuery, pagesQuery } from '../features/content/queries'
import { playerQuery } from '../features/profile/queries'
import { accountsQuery } from '../features/wallet/queries'
import { bootElementId, type Site, writeBoot } from '../lib/boot'
import { formatTag } from '../lib/i18n/locales'
import { SiteProvider } from '../lib/site'
import { pageHead } from '../shell/head'
import { Shell } from '../shell/Shell'

export interface RouterContext {
  readonly queryClient: QueryClient
  readonly site: Site
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queryClient, site } }) => {
    // A first visit and a crawler: there is nobody to ask about.
    if (site.isStranger) queryClient.setQueryData(playerQuery().queryKey, null)
    const player = queryClient.ensureQueryData(playerQuery()).catch(() => null)
    await site.texts.need('common', 'shell')
    return { player: await player }
  },
  loader: async ({ context: { queryClient, site, player } }) => {
    // A page does not fail for its frame: what did not load is left out.
    await Promise.allSettled([
      queryClient.ensureQueryData(pagesQuery(site.locale)),
      queryClient.ensureQueryData(footerTextQuery(site.locale)),
      player && queryClient.ensureQueryData(accountsQuery()),
    ])
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => pageHead(match.context.site, matches.at(-1)?.pathname ?? '/'),
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFoundPage'), 'NotFoundPage'),
})

function Root() {
  const { site, queryClient } = Route.useRouteContext()
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
        <QueryClientProvider client={queryClient}>
          <SiteProvider site={site}>
            <Shell>
              <Outlet />
            </Shell>
          </SiteProvider>
        </QueryClientProvider>
        <BootElement site={site} client={queryClient} />
        <Scripts />
      </body>
    </html>
  )
}

/** The browser reads it before it renders, and leaves it as it is. */
function BootElement({ site, client }: { site: Site; client: QueryClient }) {
  const json = import.meta.env.SSR
    ? writeBoot(site, client)
    : (document.getElementById(bootElementId)?.textContent ?? '')
  return (
    <script
      type="application/json"
      id={bootElementId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
}
