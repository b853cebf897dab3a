import type { QueryClient } from '@tanstack/react-query'
import { currenciesQuery } from '../site/queries'
import { clubQuery, managerQuery, progressQuery } from './queries'

/** What the VIP pages show first. What does not load is shown without (ERR-16). */
export const loadVip = (queryClient: QueryClient, groups: readonly string[] | undefined): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(clubQuery()),
    queryClient.ensureQueryData(currenciesQuery),
    ...(groups
      ? [queryClient.ensureQueryData(progressQuery()), queryClient.ensureQueryData(managerQuery(groups))]
      : []),
  ])
