import { createFileRoute, Outlet } from '@tanstack/react-router'
import { bannersQuery, continueQuery, menuQuery, providersQuery, rowQuery } from '../features/games/queries'
import { LobbyScreen, lobbyRows } from '../features/games/screens/LobbyScreen'
import { textsOf } from '../lib/i18n/textsOf'
import { describe } from '../shell/head'

/** RT-01: the lobby, and the popups that stand over it when their address is entered directly (RT-48). */
export const Route = createFileRoute('/_lobby')({
  loader: async ({ context: { queryClient, site, player } }) => {
    const currency = player?.currency ?? null
    const rows = lobbyRows.map((slug) => queryClient.ensureQueryData(rowQuery(slug, currency)))
    await Promise.all([
      site.texts.need('games'),
      queryClient.ensureQueryData(bannersQuery(site.locale)),
      queryClient.ensureQueryData(menuQuery),
      queryClient.ensureQueryData(providersQuery),
      currency && queryClient.ensureQueryData(continueQuery(currency)).catch(() => undefined),
      ...rows,
    ])
  },
  head: ({ match: { context } }) => {
    const t = textsOf(context.site.texts, 'games')
    const brand = context.site.brand.name
    const studios = context.queryClient.getQueryData(providersQuery.queryKey)?.length ?? 0
    return describe(t('lobby.title', { brand }), t('lobby.description', { brand, studios }))
  },
  component: Lobby,
})

function Lobby() {
  const { player } = Route.useRouteContext()
  return (
    <>
      <LobbyScreen currency={player?.currency ?? null} />
      <Outlet />
    </>
  )
}
