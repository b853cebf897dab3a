import { lazy, Suspense } from 'react'
import { ErrorPage } from './ErrorPage'

// The server draws it at once; a browser fetches it only when a page has failed.
const Page: typeof ErrorPage = import.meta.env.SSR
  ? ErrorPage
  : (lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage })) as never)

/** A page that failed, inside the frame. */
export function Failure({ error, reset }: { error: unknown; reset?: () => void }) {
  return (
    <Suspense>
      <Page error={error} reset={reset} />
    </Suspense>
  )
}
