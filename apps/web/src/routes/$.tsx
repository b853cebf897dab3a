import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadPage, pageOf } from '../features/content/pageOf'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { ApiError } from '../lib/api'
import { logClient } from '../lib/track'
import { wordsHead } from '../shell/head'
import { pageWords } from '../shell/pageWords'

/** RT-44, RT-45: the pages of the CMS under their own slugs; what is no page is not found. */
export const Route = createFileRoute('/$')({
  staticData: { isDrawnAhead: true },
  loader: async ({ context, params, location }) => {
    const page = await loadPage(context, params._splat ?? '').catch((error: unknown) => {
      // CMS-05: a page for players.
      if (error instanceof ApiError && error.status === 401)
        throw redirect({ to: '/registration', search: { redirect: location.href } } as never)
      throw error
    })
    if (!page) {
      // ERR-17: followed inside the site, so one of our own links leads nowhere.
      logClient('STATIC_PAGE_NOT_FOUND', 'WARN', { request_url: location.pathname })
      throw notFound()
    }
    return pageWords(page)
  },
  head: wordsHead,
  component: Page,
})

function Page() {
  const { _splat: slug = '' } = Route.useParams()
  const context = Route.useRouteContext()
  const page = pageOf(context, slug)
  return page && <StaticPageScreen key={slug} page={page} currency={context.player?.currency ?? null} />
}
