import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ConnectionError } from '../../lib/api'
import { useT } from '../../lib/i18n/TextsProvider'
import { toast } from '../../lib/toasts'
import { favouritesQuery } from './queries'

export interface Toggle {
  readonly id: number
  readonly title: string
  /** The state before the press. */
  readonly isFavourite: boolean
}
interface Before {
  readonly before: readonly number[] | undefined
}

const mutationKey = ['games.favourite']

/** Toggles a favourite at once and reverts it if the server rejects it (LOB-16, LOB-18). */
export function favouriteToggle(
  client: QueryClient,
  currency: string,
  onRefused: (error: Error, toggle: Toggle) => void,
): MutationOptions<unknown, Error, Toggle, Before> {
  const { queryKey } = favouritesQuery(currency)
  return {
    mutationKey,
    // Offline it fails visibly: a request waiting in the background would be lost with the page.
    networkMode: 'always',
    mutationFn: ({ id, isFavourite }) =>
      isFavourite ? api('games.removeFavorite', { params: { id } }) : api('games.addFavorite', { params: { id } }),
    onMutate: async ({ id, isFavourite }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (ids = []) => (isFavourite ? ids.filter((one) => one !== id) : [...ids, id]))
      return { before }
    },
    onError: (error, toggle, context) => {
      client.setQueryData(queryKey, context?.before ? [...context.before] : undefined)
      onRefused(error, toggle)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  }
}

/** LOB-17: a toggle does not wait for toggles of other tiles. */
export const isTogglingFavourite = (client: QueryClient): boolean => client.isMutating({ mutationKey }) > 0

/** Toggles the favourite and reports the outcome: a rejection shows its reason and a retry button. */
export function useToggleFavourite(currency: string) {
  const t = useT('games')
  const common = useT('common')
  const client = useQueryClient()
  const wordsOf = (error: Error, { title, isFavourite }: Toggle) => ({
    title: t(isFavourite ? 'favourite.notRemoved' : 'favourite.notAdded', { title }),
    text: common(error instanceof ConnectionError ? 'state.lost' : 'state.unexpectedShort'),
  })
  const onRefused = (error: Error, what: Toggle) => {
    const { title, text } = wordsOf(error, what)
    const action = { label: common('actions.retry'), onPress: () => toggle(what) }
    toast({ kind: 'error', id: 'favourite', title, text, action })
  }
  const { mutate, error, variables } = useMutation(favouriteToggle(client, currency, onRefused))
  const toggle = (what: Toggle) => {
    if (!isTogglingFavourite(client)) mutate(what)
  }
  return { toggle, failure: error && variables ? wordsOf(error, variables) : null }
}
