import { useRouter, useRouterState } from '@tanstack/react-router'
import { type RoundsFilter, readRoundsFilter, writeRoundsFilter } from '../rounds'

/** The filter as the address has it, so that a narrowed history can be reloaded and shared; and a way to another. */
export function useRoundsFilter() {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.search, structuralSharing: true })
  const show = (filter: RoundsFilter) =>
    void router.navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...writeRoundsFilter(filter) }),
      replace: true,
      resetScroll: false,
    } as never)
  return { filter: readRoundsFilter(search), show }
}
