import { redirect } from '@tanstack/react-router'
import type { RouteFacts } from '../../lib/navigation/routeFacts'
import { parsePlainSearch } from '../../lib/page/searchParams'
import { type PagePath, toPage } from '../../lib/page/toPage'

type Target = PagePath | `/${string}?${string}` | ((path: string) => string)

/**
 * Options of an alias route. Its query is merged with that of the target, and the prefixes are added again (OPEN-84).
 */
export const redirectTo = (target: Target, staticData: RouteFacts & { readonly awaits?: string } = {}) => ({
  staticData,
  beforeLoad: ({ location }: { location: { pathname: string; search: object } }) => {
    const [to = '', query] = (typeof target === 'string' ? target : target(location.pathname)).split('?')
    throw redirect(toPage({ to, search: { ...location.search, ...parsePlainSearch(query ?? '') } }))
  },
})
