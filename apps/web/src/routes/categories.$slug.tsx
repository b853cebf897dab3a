import { createFileRoute, notFound } from '@tanstack/react-router'
import { menuQuery, providersQuery, shelfQuery } from '../features/games/queries'
import { ListingScreen } from '../features/games/screens/ListingScreen'
import type { Site } from '../lib/boot'
import { textsOf } from '../lib/i18n/textsOf'
import { useSite } from '../lib/site'
import { type PageWords, wordsHead } from '../shell/head'

type CategoryText = Parameters<ReturnType<typeof textsOf<'games'>>>[0]

/** The name of a category; undefined for one that has none, which is no page. */
function titleOf(site: Site, slug: string): string | undefined {
  const t = textsOf(site.texts, 'games')
  const key = `categories.${slug}` as CategoryText
  return slug !== 'label' && t.has(key) ? t(key) : undefined
}

/** RT-06: the games of a category; `all` are all games (OPEN-78). */
export const Route = createFileRoute('/categories/$slug')({
  loader: async ({ context: { queryClient, site, player }, params }): Promise<PageWords> => {
    await site.texts.need('games')
    const category = titleOf(site, params.slug)
    if (category === undefined) throw notFound()
    const [, , studios] = await Promise.all([
      queryClient.ensureInfiniteQueryData(
        shelfQuery({ kind: 'category', slug: params.slug }, player?.currency ?? null),
      ),
      queryClient.ensureQueryData(menuQuery),
      queryClient.ensureQueryData(providersQuery),
    ])
    const t = textsOf(site.texts, 'games')
    const brand = site.brand.name
    return {
      title: t('listing.categoryTitle', { category, brand }),
      description: t('lobby.description', { brand, studios: studios.length }),
    }
  },
  head: wordsHead,
  component: Category,
})

function Category() {
  const { slug } = Route.useParams()
  const { player } = Route.useRouteContext()
  const title = titleOf(useSite(), slug) ?? ''
  return (
    <ListingScreen key={slug} shelf={{ kind: 'category', slug }} title={title} currency={player?.currency ?? null} />
  )
}
