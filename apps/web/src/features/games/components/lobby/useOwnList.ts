import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '../../../../lib/page/site'
import { ownList } from '../../listing/groups'
import { listsQuery } from '../../queries'

/** Finds the market-specific version of a list for this visitor. */
export function useOwnList(): (slug: string) => string {
  const { country, locale } = useSite()
  const { data: lists } = useQuery(listsQuery)
  return useMemo(() => ownList(lists ?? [], { country, locale }), [lists, country, locale])
}
