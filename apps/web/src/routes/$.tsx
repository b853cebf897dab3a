import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadStatic } from '../features/content/loadStatic'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { lazyPart } from '../lib/delivery'
import { metaHead } from '../lib/page/pageHead'

const FairnessExample = lazyPart(() => import('../features/games/components/rounds/FairnessExample'))
const fairnessSlug = 'fairness'

/** RT-44, RT-45: CMS pages under their own slugs; any other path is not found. */
export const Route = createFileRoute('/$')({
  staticData: { canPrerender: true },
  loader: async ({ context, params, location }) => {
    const slug = params._splat ?? ''
    if (slug === fairnessSlug) await context.site.texts.need('fairness')
    return loadStatic(context, slug, location)
  },
  head: metaHead,
  component: Page,
})

function Page() {
  const { _splat: slug = '' } = Route.useParams()
  const { player } = Route.useRouteContext()
  const page = useStaticPage(slug)
  const lead = slug === fairnessSlug && (
    <Suspense>
      <FairnessExample />
    </Suspense>
  )
  return page && <StaticPageScreen key={slug} page={page} currency={player?.currency ?? null} lead={lead} />
}
