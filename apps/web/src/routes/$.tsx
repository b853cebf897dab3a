import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { pageQuery } from '../features/content/queries'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { ApiError } from '../lib/api'
import { logClient } from '../lib/track'
import { type PageWords, wordsHead } from '../shell/head'

/** RT-44, RT-45: the pages of the CMS under their own slugs; what is no page is not found. */
export const Route = createFileRoute('/$')({
  loader: async ({ context, params, location }): Promise<PageWords> => {
    const { queryClient, site } = context
    const query = pageQuery(params._splat ?? '', site.locale)
    const [page] = await Promise.all([
      queryClient.ensureQueryData(query).catch((error: unknown) => {
        // CMS-05: a page for players.
        if (error instanceof ApiError && error.status === 401)
          throw redirect({ to: '/registration', search: { redirect: location.href } } as never)
        throw error
      }),
      site.texts.need('content'),
    ])
    if (!page) {
      // ERR-17: followed inside the site, so one of our own links leads nowhere.
      logClient('STATIC_PAGE_NOT_FOUND', 'WARN', { request_url: location.pathname })
      throw notFound()
    }
    const { headTitle: title, description, keywords } = page
    return { title, description, keywords }
  },
  head: wordsHead,
  component: Page,
})

function Page() {
  const { _splat: slug = '' } = Route.useParams()
  const { queryClient, site } = Route.useRouteContext()
  const page = queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)
  if (!page) throw notFound()
  return <StaticPageScreen key={slug} page={page} />
}
