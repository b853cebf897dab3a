import { useSuspenseQuery } from '@tanstack/react-query'
import { providersQuery } from '../../queries'

/** The studios' names by id. */
export function useStudios(): ReadonlyMap<string, string> {
  const { data } = useSuspenseQuery({ ...providersQuery, select: toMap })
  return data
}

const toMap = (providers: readonly { readonly id: string; readonly title: string }[]): ReadonlyMap<string, string> =>
  new Map(providers.map(({ id, title }) => [id, title]))
