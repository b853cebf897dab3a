import type { QueryClient } from '@tanstack/react-query'
import { playerQuery } from '../../features/profile/queries'
import type { Site } from '../../lib/page/boot'
import { isStorageOwner } from './storageOwner'

/**
 * AUTH-05: a page in the back/forward cache learns of no change: neither of another player nor of new data. That of
 * another player is hidden and loads again.
 */
export function refreshRestored(cache: QueryClient, { isGuestMode }: Pick<Site, 'isGuestMode'>): void {
  if (isGuestMode || isStorageOwner(cache.getQueryData(playerQuery().queryKey)?.id ?? null))
    return void cache.refetchQueries({ type: 'active', stale: true })
  document.documentElement.hidden = true
  location.reload()
}
