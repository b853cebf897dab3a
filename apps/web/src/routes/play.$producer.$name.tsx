import { createFileRoute, notFound } from '@tanstack/react-router'
import type { GiftStatusProps } from '../features/bonuses/components/GiftStatus'
import { modeOf } from '../features/games/playing/launch'
import { gameQuery, providersQuery, similarQuery } from '../features/games/queries'
import { GameScreen } from '../features/games/screens/GameScreen'
import type { QuestStatusProps } from '../features/quests/components/QuestStatus'
import { playerFieldsQuery } from '../features/site/queries'
import type { RaceStatusProps } from '../features/tournaments/components/leaderboard/RaceStatus'
import { lazyPart } from '../lib/delivery'
import { formatShare } from '../lib/format/formatShare'
import { textsOf } from '../lib/i18n/textsOf'
import { metaHead, type PageMeta } from '../lib/page/pageHead'

const QuestStatus = lazyPart<QuestStatusProps>(() => import('../features/quests/components/QuestStatus'))
const GiftStatus = lazyPart<GiftStatusProps>(() => import('../features/bonuses/components/GiftStatus'))
const RaceStatus = lazyPart<RaceStatusProps>(() => import('../features/tournaments/components/leaderboard/RaceStatus'))

interface GameSearch {
  readonly mode?: 'real' | 'demo'
}

/** RT-08, RT-09: a game, for real money or in demo mode. */
export const Route = createFileRoute('/play/$producer/$name')({
  staticData: { frame: 'game', game: true },
  validateSearch: ({ mode }: Record<string, unknown>): GameSearch =>
    mode === 'real' || mode === 'demo' ? { mode } : {},
  loader: async ({ context: { queryClient, site, player }, params }): Promise<PageMeta> => {
    const currency = player?.currency ?? null
    const found = queryClient.ensureQueryData(gameQuery(params.producer, params.name))
    const [game, studios] = await Promise.all([
      found,
      queryClient.ensureQueryData(providersQuery),
      found
        .then((game) => game && queryClient.ensureQueryData(similarQuery(game.identifier, currency)))
        // The page works without similar games.
        .catch(() => undefined),
      // GAME-05: loaded before the game opens. If that fails, the guard loads them again.
      player && queryClient.ensureQueryData(playerFieldsQuery).catch(() => undefined),
      site.texts.need('games'),
    ])
    if (!game) throw notFound()
    const t = textsOf(site.texts, 'games')
    const studio = studios.find(({ id }) => id === game.provider)?.title ?? game.provider
    const rtp = game.payout === null ? '' : formatShare(game.payout, site.locale)
    const facts = { title: game.title, studio, brand: site.brand.name, rtp, lines: game.lines ?? 0 }
    return {
      title: t('page.title', facts),
      description: t('page.description', facts),
      // SEO-06: a game's images and its canonical address use its seo_title. A game without an image of ours keeps the
      // brand's.
      ...(game.preview.version && {
        picture: `${site.origin}/media/game/1/${game.provider}/${game.seo_title}/share.jpg`,
      }),
    }
  },
  head: metaHead,
  component: Game,
})

function Game() {
  const { producer, name } = Route.useParams()
  const { player, queryClient } = Route.useRouteContext()
  const { mode } = Route.useSearch()
  const currency = player?.currency ?? null
  const game = queryClient.getQueryData(gameQuery(producer, name).queryKey)
  const studios = queryClient.getQueryData(providersQuery.queryKey)
  if (!game) throw notFound()
  return (
    <GameScreen
      key={game.identifier}
      game={game}
      studio={studios?.find(({ id }) => id === game.provider)?.title ?? game.provider}
      mode={modeOf(mode, currency)}
      currency={currency}
      statuses={
        currency && (
          <>
            <GiftStatus currency={currency} game={game.identifier} categories={game.categories} />
            <RaceStatus categories={game.categories} />
            <QuestStatus game={game.identifier} categories={game.categories} />
          </>
        )
      }
    />
  )
}
