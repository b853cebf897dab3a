import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { favouritesQuery } from './queries'

interface Toggle {
  readonly id: number
  readonly isFavourite: boolean
}

/** Toggles a favourite at once and takes it back when the server refuses (LOB-17, LOB-18). A second press waits for the first. */
export function useToggleFavourite(currency: string) {
  const client = useQueryClient()
  const { queryKey } = favouritesQuery(currency)
  const mutation = useMutation({
    mutationKey: ['games', 'favourite'],
    mutationFn: ({ id, isFavourite }: Toggle) =>
      isFavourite ? api('games.removeFavorite', { params: { id } }) : api('games.addFavorite', { params: { id } }),
    onMutate: async ({ id, isFavourite }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (ids = []) => (isFavourite ? ids.filter((one) => one !== id) : [...ids, id]))
      return { before }
    },
    onError: (_error, _toggle, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const toggle = (what: Toggle) => {
    if (!mutation.isPending) mutation.mutate(what)
  }
  return { toggle, isFailed: mutation.isError }
}
