import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react'
import { reloadOnce } from '../../lib/navigation/reloadOnce'
import type { Site } from '../../lib/page/boot'
import { SiteProvider } from '../../lib/page/site'
import type { ErrorPage } from './ErrorPage'

// The server renders it directly; a browser fetches it only when a page has failed.
const Page: ComponentType<ComponentProps<typeof ErrorPage>> = import.meta.env.SSR
  ? (await import('./ErrorPage')).ErrorPage
  : lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage }))

/** A failed page, inside the frame. If the frame itself failed, the page still shows its texts. */
export function Failure({ error, reset }: { error: unknown; reset?: () => void }) {
  const { site } = useRouter().options.context as { readonly site: Site }
  useEffect(() => void reloadOnce(error), [error])
  return (
    <SiteProvider site={site}>
      <Suspense>
        <Page error={error} reset={reset} />
      </Suspense>
    </SiteProvider>
  )
}
