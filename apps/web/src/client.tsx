import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-start'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepPictures } from './lib/lostPictures'
import { logClient } from './lib/track'
import { getRouter } from './router'

declare global {
  interface Window {
    /** Left by the server's scripts: told when what they carry has been taken over. */
    $_TSR?: { h(): void }
  }
}

keepPictures()

// Start's own entry would also bring its server-function client and serializer, 16 kB gzip that nothing here uses.
// Not awaited here: pages stand in files of their own, which would wait for this one while it waits for them. Not at once: to
// read the files is a long task of its own on a slow phone.
setTimeout(() => {
  const router = getRouter()
  hydrate(router).then(() => takeOver(router), reportError)
})

function takeOver(router: ReturnType<typeof getRouter>) {
  // For whoever measures: what was loaded until here is what the page waited for.
  performance.mark('takeover')
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      {
        // React has drawn the part anew: a balance that moved while a deferred part was on its way is no fault of the page. That
        // it happens often would be.
        onRecoverableError: (error) => {
          if (import.meta.env.DEV) reportError(error)
          else logClient('DRAWN_ANEW', 'WARN', { reason: error instanceof Error ? error.message.slice(0, 100) : '' })
        },
      },
    )
  })
  window.$_TSR?.h()
}
