import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { openSite } from './lib/boot'
import { joinLocale, splitLocale } from './lib/i18n/locales'
import { pageError } from './lib/pageError'
import { pageRequest } from './lib/request'
import { parsePlainSearch, writePlainSearch } from './lib/searchParams'
import { reportUncaught } from './lib/track'
import { routeTree } from './routeTree.gen'
import { Failure } from './shell/failure'

const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The client of the contract retries what may be retried (network, timeout); an answer is an answer.
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
    },
  })

export function getRouter() {
  // Before anything is drawn: what fails in drawing is worth knowing most.
  if (!import.meta.env.SSR) reportUncaught()
  const queryClient = makeQueryClient()
  const site = openSite(queryClient)
  const offered = site.brand.locales
  const router = createRouter({
    routeTree,
    context: { queryClient, site },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Failure,
    // A slow page shows the progress line of the shell, never a blank.
    defaultPendingMs: 60_000,
    scrollRestoration: true,
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    trailingSlash: 'never',
    ssr: { nonce: pageRequest()?.nonce },
    // RT-49: inside the router a path has no locale; in the address bar it does.
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname, offered).path
        return url
      },
      output: ({ url }) => {
        url.pathname = joinLocale(url.pathname, site.locale, offered)
        return url
      },
    },
  })
  // Start keeps this option out of the constructor's type, and merges it with its own.
  Object.assign(router.options, { serializationAdapters: [pageError] })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
