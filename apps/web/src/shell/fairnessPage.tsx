import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { roundQuery } from '../features/games/fairness'
import { tileQuery } from '../features/games/playQuery'
import { FairnessScreen } from '../features/games/screens/FairnessScreen'
import { ApiError } from '../lib/api'
import type { Site } from '../lib/boot'
import { textsOf } from '../lib/i18n/textsOf'
import type { PageWords } from './head'

interface Args {
  readonly context: { readonly queryClient: QueryClient; readonly site: Site }
  readonly params: { readonly roundId: string }
}

export async function load({ context: { queryClient, site }, params }: Args): Promise<PageWords> {
  const [told] = await Promise.all([
    queryClient.ensureQueryData(roundQuery(params.roundId)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }),
    site.texts.need('fairness', 'games'),
  ])
  await queryClient.ensureQueryData(tileQuery(told.identifier))
  const t = textsOf(site.texts, 'fairness')
  return { title: t('title'), description: t('description') }
}

const route = getRouteApi('/fairness/$roundId')

export function FairnessPage() {
  const { roundId } = route.useParams()
  const { queryClient } = route.useRouteContext()
  const told = queryClient.getQueryData(roundQuery(roundId).queryKey)
  const game = told ? (queryClient.getQueryData(tileQuery(told.identifier).queryKey) ?? null) : null
  return <FairnessScreen roundId={roundId} game={game} />
}
