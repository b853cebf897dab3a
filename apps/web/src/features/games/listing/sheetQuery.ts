import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'

export type SheetFacts = Result<'games.sheet'>

/** The facts in the sheet of a tile. Without them, for example on other platforms, it has only its actions. */
export const sheetQuery = (identifier: string, currency: string) =>
  queryOptions({
    queryKey: ['public:games.sheet', identifier, currency],
    queryFn: ({ signal }): Promise<SheetFacts> => api('games.sheet', { query: { identifier, currency } }, { signal }),
    staleTime: 30_000,
    retry: false,
  })
