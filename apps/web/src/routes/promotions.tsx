import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageMeta } from '../features/content/pageMeta'
import { loadPage } from '../features/content/pageOf'
import { PromotionsScreen } from '../features/content/screens/PromotionsScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { metaHead } from '../lib/page/pageHead'

/** RT-44: the promotions that are open to the reader. */
export const Route = createFileRoute('/promotions')({
  staticData: { canPrerender: true, frame: 'full' },
  loader: async ({ context }) => {
    const page = await loadPage(context, 'promotions')
    if (!page) throw notFound()
    return pageMeta(page)
  },
  head: metaHead,
  component: Promotions,
})

function Promotions() {
  const { player } = Route.useRouteContext()
  const page = useStaticPage('promotions')
  return page && <PromotionsScreen page={page} currency={player?.currency ?? null} />
}
