import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { shared } from '../../lib/api/shared'
import type { Site } from '../../lib/page/boot'
import { figuresByGame, jackpotsFor } from './model'
import { jackpotsQuery } from './queries'
import { tileFiguresQuery } from './tileFiguresQuery'

interface Tile {
  readonly identifier: string
  readonly hasJackpot?: true
}

/**
 * Server only: puts the amounts on these tiles into a guest's page, which then needs no call for them. The browser
 * requests them if that fails, or if an amount has to be converted.
 */
export async function loadTileFigures(client: QueryClient, site: Site, tiles: readonly Tile[]): Promise<void> {
  const games = tiles.flatMap(({ identifier, hasJackpot }) => (hasJackpot ? [identifier] : []))
  if (games.length === 0) return
  // The API client logs the failure.
  const list = await shared(jackpotsQuery.queryKey, () => api('jackpots.list', {})).catch(() => [])
  const { currency, flags } = site
  const jackpots = jackpotsFor(list, currency, { mystic: flags.mystic_jackpots })
  if (jackpots.some((one) => one.currency !== currency)) return
  const figures = figuresByGame(jackpots)
  const found = games.flatMap((game) => {
    const figure = figures.get(game)
    return figure ? [[game, figure] as const] : []
  })
  client.setQueryData(tileFiguresQuery.queryKey, Object.fromEntries(found))
}
