import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'

export type LiveTable = Result<'games.liveTables'>[number]

/** A round lasts half a minute, but seats change at any time. */
const againMs = 3000

/** The status of the live tables, by game; polled while a component shows it (`isWanted`). */
export const liveTablesQuery = (currency: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['public:games.liveTables', currency],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LiveTable>> => {
      const tables = await api('games.liveTables', { query: { currency } }, { signal })
      return new Map(tables.map((table) => [table.identifier, table]))
    },
    enabled: isWanted,
    staleTime: againMs,
    refetchInterval: againMs,
    retry: false,
  })
