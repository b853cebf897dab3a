import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api'
import { textsOf } from '../../../lib/i18n/textsOf'
import type { Site } from '../../../lib/page/boot'
import type { Page } from '../../../lib/page/page'
import { tileQuery } from '../playing/playQuery'
import { roundQuery } from '../rounds/fairness'
import { FairnessScreen } from '../screens/FairnessScreen'

interface Args {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site }
  readonly params: { readonly roundId: string }
}

const route = getRouteApi('/fairness/$roundId')

function FairnessPage() {
  const { roundId } = route.useParams()
  const { queryClient, site } = route.useRouteContext()
  const told = queryClient.getQueryData(roundQuery(roundId, site.locale).queryKey)
  const game = told ? (queryClient.getQueryData(tileQuery(told.identifier).queryKey) ?? null) : null
  return <FairnessScreen roundId={roundId} game={game} />
}

export const fairnessPage: Page<Args> = {
  load: async ({ context: { queryClient, site }, params }) => {
    const [told] = await Promise.all([
      queryClient.ensureQueryData(roundQuery(params.roundId, site.locale)).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) throw notFound()
        throw error
      }),
      site.texts.need('fairness', 'games'),
    ])
    await queryClient.ensureQueryData(tileQuery(told.identifier))
    const t = textsOf(site.texts, 'fairness')
    return { title: t('title'), description: t('description') }
  },
  Component: FairnessPage,
}
