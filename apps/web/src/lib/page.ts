import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type PageWords, wordsHead } from './pageHead'

/** The exports of a page's module: its loader, the texts of its head, and its component. */
export interface Page<Args, Words extends PageWords = PageWords> {
  readonly load: (args: Args) => Promise<Words>
  readonly Component: () => ReactNode
}

/** The loader, head and component of a route, for a page whose code loads on demand. */
export const page = <Args, Words extends PageWords>(get: () => Promise<Page<Args, Words>>) => ({
  loader: async (args: Args): Promise<Words> => (await get()).load(args),
  head: wordsHead,
  component: lazyRouteComponent(async () => ({ default: (await get()).Component })),
})
