import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Site } from '../lib/boot'
import { SiteProvider } from '../lib/site'
import type { ErrorPage } from './ErrorPage'

// The server draws it at once; a browser fetches it only when a page has failed.
const Page: typeof ErrorPage = import.meta.env.SSR
  ? (await import('./ErrorPage')).ErrorPage
  : (lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage })) as never)

/** A page that failed, inside the frame; where the frame itself failed, with words all the same. */
export function Failure({ error, reset }: { error: unknown; reset?: () => void }) {
  const { site } = useRouter().options.context as { readonly site: Site }
  return (
    <SiteProvider site={site}>
      <Suspense>
        <Page error={error} reset={reset} />
      </Suspense>
    </SiteProvider>
  )
}
