import { useRouter, useRouterState } from '@tanstack/react-router'
import { toPage } from '../../../../lib/page/toPage'
import { type RoundsFilter, readRoundsFilter, writeRoundsFilter } from '../../rounds/rounds'

/**
 * The filter from the address, so that a filtered history can be reloaded and shared, and a function that changes it.
 */
export function useRoundsFilter() {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.search, structuralSharing: true })
  const show = (filter: RoundsFilter) =>
    void router.navigate(
      toPage('.', {
        search: (before) => ({ ...before, ...writeRoundsFilter(filter) }),
        replace: true,
        resetScroll: false,
      }),
    )
  return { filter: readRoundsFilter(search), show }
}
