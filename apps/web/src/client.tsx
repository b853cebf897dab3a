import './lib/browser/trustedTypes'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-start'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { logClient } from './lib/browser/track'
import { whenFree } from './lib/delivery'
import { reloadOnce } from './lib/navigation/reloadOnce'
import { getRouter } from './router'

declare global {
  interface Window {
    /** Set by the server's scripts: called once hydration has taken over their data. */
    $_TSR?: { h(): void }
  }
}

// Start's own entry would also load its server-function client and serializer, 16 kB gzip that nothing here uses. Not
// awaited: pages are separate chunks, and each would wait for the other. Not started at once: parsing the chunks is a
// long task on a slow phone.
setTimeout(() => {
  const router = getRouter()
  hydrate(router).then(
    () => takeOver(router),
    (error: unknown) => {
      if (reloadOnce(error)) return
      // A press on a button tries again (`earlyPress.ts`).
      document.documentElement.dataset['failed'] = ''
      reportError(error)
    },
  )
})

function takeOver(router: ReturnType<typeof getRouter>) {
  const data = watchData(router.options.context.queryClient)
  // For measurements: everything loaded up to here delayed the page.
  performance.mark('takeover')
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        // React rendered the part again, because the browser's markup differed from the server's. That is an error
        // unless the data has changed in between: a deferred part may hydrate after a balance message.
        onRecoverableError: (error, { componentStack }) => {
          if (import.meta.env.DEV) return reportError(error)
          const message = error instanceof Error ? error.message.slice(0, 60) : ''
          const place = (componentStack ?? '')
            .split('\n')
            .map((line) => line.trim())
            .join(' ')
            .slice(0, 200)
          const reason = `${message} ${location.pathname}${place}`
          // biome-ignore lint/suspicious/noConsole: every end-to-end test fails at this line (tests/e2e/support/test.ts)
          if (!data.hasChanged()) console.warn(`hydration: ${reason}`)
          logClient('DRAWN_ANEW', 'WARN', { reason })
        },
      },
    )
  })
  window.$_TSR?.h()
  // It also finds images that failed before it was loaded.
  whenFree(() => void import('./lib/page/retryPictures').then(({ retryPictures }) => retryPictures(), reportError))
}

/** Whether any query has got new data since the page's own was taken over. */
function watchData(client: QueryClient) {
  let isChanged = false
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    isChanged = true
    stop()
  })
  return { hasChanged: () => isChanged }
}
