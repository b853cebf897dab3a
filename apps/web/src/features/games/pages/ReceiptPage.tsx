import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api'
import { textsOf } from '../../../lib/i18n/textsOf'
import type { Site } from '../../../lib/page/boot'
import type { Page } from '../../../lib/page/page'
import { tileQuery } from '../playing/playQuery'
import { sharedRoundQuery } from '../rounds/fairness'
import { ReceiptScreen } from '../screens/ReceiptScreen'

interface Args {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site }
  readonly params: { readonly receipt: string }
}

const route = getRouteApi('/receipt/$receipt')

function ReceiptPage() {
  const { receipt } = route.useParams()
  const { queryClient, site } = route.useRouteContext()
  const shared = queryClient.getQueryData(sharedRoundQuery(receipt, site.locale).queryKey)
  const game = shared ? (queryClient.getQueryData(tileQuery(shared.identifier).queryKey) ?? null) : null
  return <ReceiptScreen receipt={receipt} game={game} />
}

export const receiptPage: Page<Args> = {
  load: async ({ context: { queryClient, site }, params }) => {
    const [shared] = await Promise.all([
      queryClient.ensureQueryData(sharedRoundQuery(params.receipt, site.locale)).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error
        if (error.has('base', 'archived')) return null
        throw notFound()
      }),
      site.texts.need('fairness', 'games'),
    ])
    if (shared) await queryClient.ensureQueryData(tileQuery(shared.identifier))
    const t = textsOf(site.texts, 'fairness')
    return shared
      ? { title: t('receipt.page'), description: t('receipt.pageLead') }
      : { title: t('receipt.archived'), description: t('receipt.archivedLead') }
  },
  Component: ReceiptPage,
}
