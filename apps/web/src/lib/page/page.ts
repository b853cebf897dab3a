import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { metaHead, type PageMeta } from './pageHead'

/** The exports of a page's module: its loader, the texts of its head, and its component. */
export interface Page<Args, Text extends PageMeta = PageMeta> {
  readonly load: (args: Args) => Promise<Text>
  readonly Component: () => ReactNode
}

/** The loader, head and component of a route, for a page whose code loads on demand. */
export const page = <Args, Text extends PageMeta>(get: () => Promise<Page<Args, Text>>) => ({
  loader: async (args: Args): Promise<Text> => (await get()).load(args),
  head: metaHead,
  component: lazyRouteComponent(async () => ({ default: (await get()).Component })),
})
