import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageMeta } from '../features/content/pageMeta'
import { loadPage } from '../features/content/pageOf'
import { StaticPageScreen } from '../features/content/screens/StaticPageScreen'
import { useStaticPage } from '../features/content/useStaticPage'
import { ChatRoomScript } from '../features/support/components/ChatRoomScript'
import { PageSupport } from '../features/support/components/PageSupport'
import { metaHead } from '../lib/page/pageHead'

/** SUP-03: the support page, with its contact form. */
export const Route = createFileRoute('/support')({
  loader: async ({ context }) => {
    const [page] = await Promise.all([loadPage(context, 'support'), context.site.texts.need('support', 'errors')])
    if (!page) throw notFound()
    return pageMeta(page)
  },
  head: metaHead,
  component: Page,
})

function Page() {
  const { player } = Route.useRouteContext()
  const page = useStaticPage('support')
  if (!page) return null
  const lead = (
    <div className="hair mb-10 rounded-card bg-surface-1 p-4 md:p-6 print:hidden">
      <ChatRoomScript />
      <PageSupport />
    </div>
  )
  return <StaticPageScreen page={page} currency={player?.currency ?? null} lead={lead} />
}
