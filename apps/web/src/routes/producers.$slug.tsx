import { createFileRoute, notFound } from '@tanstack/react-router'
import { providersQuery, shelfQuery } from '../features/games/queries'
import { ListingScreen } from '../features/games/screens/ListingScreen'
import { textsOf } from '../lib/i18n/textsOf'
import { type PageWords, wordsHead } from '../shell/head'

/** RT-07: the games of one studio. */
export const Route = createFileRoute('/producers/$slug')({
  loader: async ({ context: { queryClient, site, player }, params }): Promise<PageWords> => {
    const [studios] = await Promise.all([queryClient.ensureQueryData(providersQuery), site.texts.need('games')])
    const studio = studios.find(({ id }) => id === params.slug)
    if (!studio) throw notFound()
    await queryClient.ensureInfiniteQueryData(
      shelfQuery({ kind: 'provider', slug: studio.id }, player?.currency ?? null),
    )
    const t = textsOf(site.texts, 'games')
    const brand = site.brand.name
    return {
      title: t('listing.providerTitle', { studio: studio.title, brand }),
      description: t('lobby.description', { brand, studios: studios.length }),
    }
  },
  head: wordsHead,
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
