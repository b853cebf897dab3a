import { createFileRoute } from '@tanstack/react-router'
import { loadStatic } from '../features/content/loadStatic'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { metaHead } from '../lib/page/pageHead'

/** RT-44, RT-55: one promotion, at full width. */
export const Route = createFileRoute('/promotions_/$slug')({
  staticData: { canPrerender: true, frame: 'full' },
  loader: ({ context, params, location }) => loadStatic(context, `promotions/${params.slug}`, location),
  head: metaHead,
  component: Promotion,
})

function Promotion() {
  const slug = `promotions/${Route.useParams().slug}`
  const { player } = Route.useRouteContext()
  const page = useStaticPage(slug)
  return page && <StaticPageScreen key={slug} page={page} currency={player?.currency ?? null} isWide />
}
