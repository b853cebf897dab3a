import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-start'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router'

declare global {
  interface Window {
    /** Left by the server's scripts: told when what they carry has been taken over. */
    $_TSR?: { h(): void }
  }
}

// Start's own entry would also bring its server-function client and serializer, 16 kB gzip that nothing here uses.
const router = getRouter()
await hydrate(router)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
window.$_TSR?.h()
