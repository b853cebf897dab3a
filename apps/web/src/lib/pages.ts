import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router'

export type Matches = ReturnType<AnyRouter['stores']['matches']['get']>

/** A page that is drawn before anybody has gone there, and shown when somebody does (ahead.ts). */
export interface PageAhead {
  readonly key: string
  /** The router as the page sees it: with the matches of the page, also before they are the router's. */
  readonly router: AnyRouter
  readonly frame: StaticDataRouteOption['frame']
  /** Called when it stands in the document; answers how that ends. */
  readonly onDrawn: () => () => void
}

/** What makes a page another: its route and its path, not its query. */
export const pageKey = (matches: Matches): string => {
  const [, match] = matches
  return match ? `${match.routeId} ${match.pathname}` : ''
}

export const mainId = 'main'

/** Said by what draws the pages: how one ahead is drawn, or none. */
export const pages: { draw?: (page: PageAhead | undefined) => void } = {}
