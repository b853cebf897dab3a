import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Figure } from './model'

/**
 * The amounts on the tiles of a guest's page, by game. The server puts them into the page (`loadTileFigures`): the list
 * of all jackpots with all of their games is 8 kB.
 */
export const tileFiguresQuery = queryOptions<Readonly<Record<string, Figure>>>({
  queryKey: ['public:jackpots.tileFigures'],
  queryFn: skipToken,
})
