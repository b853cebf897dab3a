import { type MutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useT } from '../../lib/i18n/TextsProvider'
import { toast } from '../../lib/toasts'
import { favouritesQuery } from './queries'

interface Toggle {
  readonly id: number
  readonly isFavourite: boolean
}
interface Before {
  readonly before: readonly number[] | undefined
}

const mutationKey = ['games', 'favourite']

/** Toggles a favourite at once and takes it back when the server refuses (LOB-16, LOB-18). */
export function favouriteToggle(
  client: QueryClient,
  currency: string,
  onRefused: () => void,
): MutationOptions<unknown, Error, Toggle, Before> {
  const { queryKey } = favouritesQuery(currency)
  return {
    mutationKey,
    mutationFn: ({ id, isFavourite }) =>
      isFavourite ? api('games.removeFavorite', { params: { id } }) : api('games.addFavorite', { params: { id } }),
    onMutate: async ({ id, isFavourite }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (ids = []) => (isFavourite ? ids.filter((one) => one !== id) : [...ids, id]))
      return { before }
    },
    onError: (_error, _toggle, context) => {
      client.setQueryData(queryKey, context?.before ? [...context.before] : undefined)
      onRefused()
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  }
}

/** LOB-17: a press waits for no other, on whatever tile it was. */
export const isTogglingFavourite = (client: QueryClient): boolean => client.isMutating({ mutationKey }) > 0

export function useToggleFavourite(currency: string) {
  const t = useT('games')
  const client = useQueryClient()
  const onRefused = () => toast({ kind: 'warning', id: 'favourite', title: t('favourite.failed') })
  const { mutate } = useMutation(favouriteToggle(client, currency, onRefused))
  return {
    toggle: (what: Toggle) => {
      if (!isTogglingFavourite(client)) mutate(what)
    },
  }
}
