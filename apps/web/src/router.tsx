import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { reportUncaught } from './lib/browser/track'
import { noteMove, painted } from './lib/delivery'
import { pageAddress, plainPath } from './lib/navigation/links'
import { openSite } from './lib/page/boot'
import { pageError } from './lib/page/pageError'
import { pageRequest } from './lib/page/pageRequest'
import { parsePlainSearch, writePlainSearch } from './lib/page/searchParams'
import { routeTree } from './routeTree.gen'
import type { NavigationState } from './shell/guards/navigationState'
import { Failure } from './shell/page/Failure'

const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The API client retries transient failures (network errors, timeouts); a response is final.
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Realtime delivers what was missed or has it read again, each page at its own moment and after a running round.
        refetchOnReconnect: false,
      },
    },
  })

export function getRouter() {
  // Before the first render: rendering errors are the most important ones to report.
  if (!import.meta.env.SSR) reportUncaught()
  const queryClient = makeQueryClient()
  const site = openSite(queryClient)
  const navigationState: NavigationState = {}
  const router = createRouter({
    routeTree,
    context: { queryClient, site, navigationState },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Failure,
    // A slow page shows the shell's progress line, never a blank page.
    defaultPendingMs: 60_000,
    scrollRestoration: true,
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    trailingSlash: 'never',
    ssr: { nonce: pageRequest()?.nonce },
    // RT-49, RT-50: inside the router a path has no prefixes; in the address bar it does.
    rewrite: {
      input: ({ url }) => {
        url.pathname = plainPath(url.pathname, site)
        return url
      },
      output: ({ url }) => {
        url.pathname = pageAddress(url.pathname, site)
        return url
      },
    },
  })
  if (!import.meta.env.SSR) {
    navigationState.router = router
    router.history.subscribe(({ action }) => {
      navigationState.isThroughHistory = action.type !== 'PUSH' && action.type !== 'REPLACE'
    })
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      // Opening a popup or removing a hash is not a navigation: the page may still be hydrating.
      const isForward = pathChanged && !navigationState.isThroughHistory
      if (fromLocation) noteMove(isForward)
      // The press is answered in the next frame: rendering the page takes a slow phone several.
      navigationState.shown = fromLocation && isForward && !document.hidden ? painted() : undefined
    })
  }
  // Start omits this option from the constructor's type and merges it with its own.
  Object.assign(router.options, { serializationAdapters: [pageError] })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
