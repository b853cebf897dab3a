import { isLimitReached } from '@apogee/rules/limits/isLimitReached'
import type { QueryClient } from '@tanstack/react-query'
import { limitsQuery } from './queries'

/** OPEN-10. A failed check does not block the player: the platform rejects forbidden actions. */
export const isAnyLimitReached = (client: QueryClient): Promise<boolean> =>
  client
    // Play changes them, but not within a few seconds.
    .fetchQuery({ ...limitsQuery(), staleTime: 10_000 })
    .then((limits) => limits.some(isLimitReached))
    // The platform enforces the same limits.
    .catch(() => false)
