import { redirect } from '@tanstack/react-router'

/** The options of a route that is another name of a page; its query goes along, the prefixes come back (OPEN-84). */
export const redirectTo = (target: string | ((path: string) => string)) => ({
  beforeLoad: ({ location }: { location: { pathname: string; search: object } }) => {
    const to = typeof target === 'string' ? target : target(location.pathname)
    throw redirect({ to, search: location.search } as never)
  },
})
