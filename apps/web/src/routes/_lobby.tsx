import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { bonusesQuery, depositOffersQuery } from '../features/bonuses/queries'
import { bannersQuery, noBanners } from '../features/games/listing/bannersQuery'
import { ownList } from '../features/games/listing/groups'
import { LobbyLive } from '../features/games/pages/lobbyLivePart'
import { continueQuery, listsQuery, menuQuery, providersQuery, rowQuery } from '../features/games/queries'
import { LobbyScreen, lobbyRows } from '../features/games/screens/LobbyScreen'
import { textsOf } from '../lib/i18n/textsOf'
import { isOnBreak } from '../lib/onBreak'
import { ensureOr } from '../lib/page/ensureOr'
import { metaHead, type PageMeta } from '../lib/page/pageHead'
import { groupsOf } from '../shell/frame/groupsOf'

const loadTileFigures = import.meta.env.SSR
  ? (await import('../features/jackpots/loadTileFigures')).loadTileFigures
  : undefined
const lobbyRoom = import.meta.env.SSR ? (await import('../features/tournaments/lobby')).loadLobbyRoom : undefined

/** RT-01: the lobby, and the popups that open over it when their address is entered directly (RT-48). */
export const Route = createFileRoute('/_lobby')({
  loader: async ({ context: { queryClient, site, player } }): Promise<PageMeta> => {
    const currency = player?.currency ?? null
    const noGames = { tiles: [], count: 0 }
    const rows = ensureOr(queryClient, listsQuery, []).then((lists) => {
      const own = ownList(lists, site)
      return Promise.all(lobbyRows.map((slug) => ensureOr(queryClient, rowQuery(own(slug), currency), noGames)))
    })
    await Promise.all([
      // When the visitor navigates here inside the app, the first render includes the banners. A failed preload loads
      // again when they are shown.
      import.meta.env.SSR || import('../features/games/components/lobby/Hero').catch(() => undefined),
      import.meta.env.SSR ||
        !currency ||
        // A failed preload loads again when the row is shown.
        import('../features/games/components/lobby/ContinueRow').catch(() => undefined),
      site.texts.need('games', 'jackpots'),
      ensureOr(queryClient, bannersQuery(site.locale, isOnBreak(player)), noBanners),
      // Without the menu the lobby fails and shows the error.
      queryClient.ensureQueryData(menuQuery),
      ensureOr(queryClient, providersQuery, []),
      // The API client logs the failure; the row is left out.
      currency && queryClient.ensureQueryData(continueQuery(currency)).catch(() => undefined),
      // Offers and bonuses decide which banner is first.
      ...(currency ? [ensureOr(queryClient, depositOffersQuery(), []), ensureOr(queryClient, bonusesQuery(), [])] : []),
      rows,
      // A guest's idle page would load the API client for these amounts alone.
      currency === null &&
        rows.then((all) =>
          loadTileFigures?.(
            queryClient,
            site,
            all.flatMap(({ tiles }) => tiles),
          ),
        ),
      // Its code and data load later; its space is reserved from the start.
      lobbyRoom?.(queryClient, site.locale, player ? groupsOf(player) : []),
    ])
    const t = textsOf(site.texts, 'games')
    const brand = site.brand.name
    const studios = queryClient.getQueryData(providersQuery.queryKey)?.length ?? 0
    return { title: t('lobby.title', { brand }), description: t('lobby.description', { brand, studios }) }
  },
  head: metaHead,
  component: Lobby,
})

function Lobby() {
  const { player } = Route.useRouteContext()
  // After sign-in the old rows stay until those in the player's currency have loaded.
  const currency = useDeferredValue(player?.currency ?? null)
  return (
    <>
      <LobbyScreen currency={currency} live={<LobbyLive of={player?.id ?? 'guest'} />} />
      <Outlet />
    </>
  )
}
