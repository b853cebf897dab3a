import { useRouter } from '@tanstack/react-router'
import { toPage } from '../../../../lib/page/toPage'
import { type Filters, readFilters, withFilters } from '../../listing/listing'

/** The listing's filters from the address, and a function that changes them. */
export function useFilters() {
  const router = useRouter()
  const go = (filters: Filters, isInDialog: boolean) =>
    void router.navigate(
      toPage('.', {
        search: (search) => withFilters(search, filters),
        // The sheet is a history entry: the filtered listing replaces it, and Back leads to the one before.
        ...(isInDialog && { replace: true, state: (state: object) => ({ ...state, dialogs: [] }) }),
      }),
    )
  return {
    /** The filters in the current address. */
    read: (): Filters => readFilters(router.state.location.search),
    show: (filters: Filters) => go(filters, false),
    showAndClose: (filters: Filters) => go(filters, true),
  }
}
