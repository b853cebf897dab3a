import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '../../../lib/site'
import { ownList } from '../groups'
import { listsQuery } from '../queries'

/** Finds the list of a name that the visitor's market prefers. */
export function useOwnList(): (slug: string) => string {
  const { country, locale } = useSite()
  const { data: lists } = useQuery(listsQuery)
  return useMemo(() => ownList(lists ?? [], { country, locale }), [lists, country, locale])
}
