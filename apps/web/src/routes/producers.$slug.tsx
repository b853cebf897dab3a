import { createFileRoute, notFound } from '@tanstack/react-router'
import { providersQuery, shelfQuery } from '../features/games/queries'
import { ListingScreen } from '../features/games/screens/ListingScreen'
import { textsOf } from '../lib/i18n/textsOf'
import { describe } from '../shell/head'

/** RT-07: the games of one studio. */
export const Route = createFileRoute('/producers/$slug')({
  loader: async ({ context: { queryClient, site, player }, params }) => {
    const [studios] = await Promise.all([queryClient.ensureQueryData(providersQuery), site.texts.need('games')])
    const studio = studios.find(({ id }) => id === params.slug)
    if (!studio) throw notFound()
    await queryClient.ensureInfiniteQueryData(
      shelfQuery({ kind: 'provider', slug: studio.id }, player?.currency ?? null),
    )
  },
  head: ({ match: { context }, params }) => {
    const t = textsOf(context.site.texts, 'games')
    const brand = context.site.brand.name
    const studios = context.queryClient.getQueryData(providersQuery.queryKey) ?? []
    const studio = studios.find(({ id }) => id === params.slug)?.title ?? ''
    return describe(
      t('listing.providerTitle', { studio, brand }),
      t('lobby.description', { brand, studios: studios.length }),
    )
  },
  component: Producer,
})

function Producer() {
  const { slug } = Route.useParams()
  const { player, queryClient } = Route.useRouteContext()
  const studios = queryClient.getQueryData(providersQuery.queryKey)
  const title = studios?.find(({ id }) => id === slug)?.title ?? slug
  return (
    <ListingScreen key={slug} shelf={{ kind: 'provider', slug }} title={title} currency={player?.currency ?? null} />
  )
}
