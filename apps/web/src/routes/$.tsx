import { createFileRoute } from '@tanstack/react-router'
import { loadStatic } from '../features/content/loadStatic'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { metaHead } from '../lib/page/pageHead'

/** RT-44, RT-45: CMS pages under their own slugs; any other path is not found. */
export const Route = createFileRoute('/$')({
  staticData: { canPrerender: true },
  loader: ({ context, params, location }) => loadStatic(context, params._splat ?? '', location),
  head: metaHead,
  component: Page,
})

function Page() {
  const { _splat: slug = '' } = Route.useParams()
  const { player } = Route.useRouteContext()
  const page = useStaticPage(slug)
  return page && <StaticPageScreen key={slug} page={page} currency={player?.currency ?? null} />
}
