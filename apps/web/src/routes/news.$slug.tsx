import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageMeta } from '../features/content/pageMeta'
import { loadPage, pageOf } from '../features/content/pageOf'
import { NewsScreen } from '../features/content/screens/NewsScreen'
import { metaHead } from '../lib/pageHead'

/** RT-51: one article. */
export const Route = createFileRoute('/news/$slug')({
  staticData: { isDrawnAhead: true },
  loader: async ({ context, params }) => {
    const [page] = await Promise.all([loadPage(context, `news/${params.slug}`), loadPage(context, 'news')])
    if (!page) throw notFound()
    return pageMeta(page)
  },
  head: metaHead,
  component: Article,
})

function Article() {
  const { slug } = Route.useParams()
  const context = Route.useRouteContext()
  const page = pageOf(context, `news/${slug}`)
  const news = pageOf(context, 'news')
  return page && <NewsScreen key={slug} page={page} news={news} currency={context.player?.currency ?? null} />
}
