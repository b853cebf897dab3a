import { useRouter } from '@tanstack/react-router'
import { type Filters, readFilters, withFilters } from '../listing'

/** The listing's filters as the address has them, and a way to another address. */
export function useFilters() {
  const router = useRouter()
  const go = (filters: Filters, isInDialog: boolean) =>
    void router.navigate({
      to: '.',
      search: (search: Record<string, unknown>) => withFilters(search, filters),
      // The sheet is an entry of the history: the narrowed listing takes its place, and Back leads to the one before.
      ...(isInDialog && { replace: true, state: (state: object) => ({ ...state, dialogs: [] }) }),
    } as never)
  return {
    /** What the address says now. */
    read: (): Filters => readFilters(router.state.location.search),
    show: (filters: Filters) => go(filters, false),
    showAndClose: (filters: Filters) => go(filters, true),
  }
}
