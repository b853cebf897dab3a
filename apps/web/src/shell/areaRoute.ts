import { lazyRouteComponent } from '@tanstack/react-router'
import type { AreaSlug } from '../features/content/areas'
import type { AreaArgs, AreaLoaded } from './areaPage'
import type { RouteFacts } from './guards/verdict'
import { wordsHead } from './head'

type AreaFacts = RouteFacts & { readonly awaits?: string; readonly frame?: 'full'; readonly noIndex?: boolean }

/** The options of a route to the page of an area. The page itself comes when it is needed. */
export const area = (slug: AreaSlug, staticData: AreaFacts) => ({
  staticData,
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await import('./areaPage')).load(slug, args),
  head: wordsHead,
  component: lazyRouteComponent(() => import('./areaPage'), 'AreaPage'),
})

/** The options of a route to a page of the profile (RT-22). */
export const profile = (slug: AreaSlug, awaits: { readonly awaits: string }) => ({
  staticData: { access: 'players' as const, noIndex: true, ...awaits },
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await import('./profilePage')).load(slug, args),
  head: wordsHead,
  component: lazyRouteComponent(() => import('./profilePage'), 'ProfilePage'),
})

/** The options of a route to one thing of an area that has none yet: nothing is at its address. */
export const nothingYet = (staticData: AreaFacts) => ({
  staticData,
  beforeLoad: async () => (await import('./areaPage')).nothingThere(),
})
