import type { FileRoutesByPath, NavigateOptions } from '@tanstack/react-router'

/** A path of a route with its parameters filled in: `/play/$producer/$name` takes `/play/${string}/${string}`. */
type Filled<Path extends string> = Path extends `${infer Head}/{-$${string}`
  ? Head | `${Head}/${string}`
  : Path extends `${infer Head}/$${infer Rest}`
    ? Rest extends `${string}/${infer Tail}`
      ? `${Head}/${string}${Filled<`/${Tail}`>}`
      : `${Head}/${string}`
    : Path extends `${infer Head extends `/${string}`}/`
      ? Head
      : Path

/** CMS pages have a catch-all route, which would accept every misspelled path. */
type RoutePath = Exclude<FileRoutesByPath[keyof FileRoutesByPath]['fullPath'], '/$'>

/** A path of the site, without prefixes: one of its routes. */
export type PagePath = Filled<RoutePath>

/** A location the router already knows, or one with a path from data. */
export interface Place {
  readonly to: string
  readonly search?: object
  readonly hash?: string
}

type Query = Readonly<Record<string, unknown>>

interface Way {
  /** `true` keeps the current one. */
  readonly search?: Query | true | ((now: Record<string, unknown>) => Query)
  readonly hash?: string | true
  readonly state?: object | true | ((now: object) => object)
  readonly replace?: boolean
  readonly resetScroll?: boolean
  /** The address shown in its place. */
  readonly mask?: (Place & { readonly unmaskOnReload: true }) | undefined
}

/**
 * Options for `navigate` and `redirect`: `navigate(toPage('/registration', { search: { redirect: path } }))`. `.` is
 * the current page.
 */
export const toPage = (to: PagePath | '.' | Place, way?: Way): NavigateOptions =>
  // The router's type of `to` does not accept parameters already filled in, and that of `search` accepts only those
  // declared by a route; ours are plain text (`searchParams.ts`) and valid on any page.
  ({ ...(typeof to === 'string' ? { to } : to), ...way }) as NavigateOptions
