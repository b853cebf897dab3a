import type { QueryClient } from '@tanstack/react-query'
import { clubQuery, managerQuery, progressQuery } from './queries'

/** What the VIP pages show first. What does not load is shown without (ERR-16). */
export const loadVip = (queryClient: QueryClient, groups: readonly string[] | undefined): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(clubQuery()),
    ...(groups
      ? [queryClient.ensureQueryData(progressQuery()), queryClient.ensureQueryData(managerQuery(groups))]
      : []),
  ])
