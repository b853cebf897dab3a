import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageMeta } from '../features/content/pageMeta'
import { loadPage } from '../features/content/pageOf'
import { NewsScreen } from '../features/content/screens/NewsScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { metaHead } from '../lib/page/pageHead'

/** RT-51: one article. */
export const Route = createFileRoute('/news/$slug')({
  staticData: { canPrerender: true },
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
  const { player } = Route.useRouteContext()
  const page = useStaticPage(`news/${slug}`)
  const news = useStaticPage('news')
  return page && <NewsScreen key={slug} page={page} news={news} currency={player?.currency ?? null} />
}
