import type { QueryClient } from '@tanstack/react-query'
import { currenciesQuery } from '../site/queries'
import { clubQuery, managerQuery, progressQuery } from './queries'

/** Loads the data that the VIP pages show first. A part that fails to load is left out (ERR-16). */
export const loadVip = (queryClient: QueryClient, groups: readonly string[] | undefined): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(clubQuery()),
    queryClient.ensureQueryData(currenciesQuery),
    ...(groups
      ? [queryClient.ensureQueryData(progressQuery()), queryClient.ensureQueryData(managerQuery(groups))]
      : []),
  ])
