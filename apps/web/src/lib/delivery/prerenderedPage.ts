import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router'

export type Matches = ReturnType<AnyRouter['stores']['matches']['get']>

/** A page that is prerendered before the visitor navigates to it, and shown when they do (`prerender.ts`). */
export interface PrerenderedPage {
  readonly key: string
  /** The router as the page sees it: with the page's own matches, even before the router has them. */
  readonly router: AnyRouter
  readonly frame: StaticDataRouteOption['frame']
  /** Called when the page is in the document; returns its cleanup. */
  readonly onDrawn: () => () => void
}

/** Identifies a page: by its route and path, not by its query. */
export const pageKey = (matches: Matches): string => {
  const [, match] = matches
  return match ? `${match.routeId} ${match.pathname}` : ''
}

export const mainId = 'main'

/** Set by the component that renders the pages: the function that prerenders a page, or null without support. */
export const pages: { draw?: (page: PrerenderedPage | undefined) => void } = {}
