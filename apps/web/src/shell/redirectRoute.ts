import { redirect } from '@tanstack/react-router'
import { parsePlainSearch } from '../lib/searchParams'
import type { RouteFacts } from './guards/verdict'

type Target = string | ((path: string) => string)

/**
 * The options of a route that is another name of a page; its query goes along with that of the target, the prefixes come
 * back (OPEN-84).
 */
export const redirectTo = (target: Target, staticData: RouteFacts & { readonly awaits?: string } = {}) => ({
  staticData,
  beforeLoad: ({ location }: { location: { pathname: string; search: object } }) => {
    const [to, query] = (typeof target === 'string' ? target : target(location.pathname)).split('?')
    throw redirect({ to, search: { ...location.search, ...parsePlainSearch(query ?? '') } } as never)
  },
})
