import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageMeta } from '../features/content/pageMeta'
import { loadPage } from '../features/content/pageOf'
import { NewsListScreen } from '../features/content/screens/NewsListScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { metaHead } from '../lib/page/pageHead'

/** RT-51: the list of news, six a page (CONST-42). */
export const Route = createFileRoute('/news/')({
  staticData: { canPrerender: true },
  validateSearch: ({ page }: { page?: unknown }): { page?: number } =>
    /^[1-9]\d{0,3}$/.test(String(page)) ? { page: Number(page) } : {},
  loader: async ({ context }) => {
    const page = await loadPage(context, 'news')
    if (!page) throw notFound()
    return pageMeta(page)
  },
  head: metaHead,
  component: News,
})

function News() {
  const { page: number = 1 } = Route.useSearch()
  const page = useStaticPage('news')
  return page && <NewsListScreen page={page} number={number} />
}
