import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { pageMeta } from '../features/content/pageMeta'
import { loadPage, pageOf } from '../features/content/pageOf'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { ApiError } from '../lib/api'
import { metaHead } from '../lib/pageHead'
import { toPage } from '../lib/toPage'
import { logClient } from '../lib/track'

/** RT-44, RT-45: CMS pages under their own slugs; any other path is not found. */
export const Route = createFileRoute('/$')({
  staticData: { isDrawnAhead: true },
  loader: async ({ context, params, location }) => {
    const page = await loadPage(context, params._splat ?? '').catch((error: unknown) => {
      // CMS-05: a page for players only.
      if (error instanceof ApiError && error.status === 401)
        throw redirect(toPage('/registration', { search: { redirect: location.href } }))
      throw error
    })
    if (!page) {
      // ERR-17: the visitor came from inside the site, so one of our own links is broken.
      logClient('STATIC_PAGE_NOT_FOUND', 'WARN', { request_url: location.pathname })
      throw notFound()
    }
    return pageMeta(page)
  },
  head: metaHead,
  component: Page,
})

function Page() {
  const { _splat: slug = '' } = Route.useParams()
  const context = Route.useRouteContext()
  const page = pageOf(context, slug)
  return page && <StaticPageScreen key={slug} page={page} currency={context.player?.currency ?? null} />
}
