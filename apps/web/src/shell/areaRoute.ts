import { lazyRouteComponent } from '@tanstack/react-router'
import type { AreaSlug } from '../features/content/areas'
import { kept } from '../lib/kept'
import type { AreaArgs, AreaLoaded } from './areaWords'
import type { BonusArgs } from './bonusPage'
import type { RouteFacts } from './guards/verdict'
import { type PageWords, wordsHead } from './head'

const areaPage = kept(() => import('./areaPage'))
const martPage = kept(() => import('./martPage'))
const profilePage = kept(() => import('./profilePage'))
const sportPage = kept(() => import('./sportPage'))
const studiosPage = kept(() => import('./studiosPage'))

type AreaFacts = RouteFacts & { readonly awaits?: string; readonly frame?: 'full'; readonly noIndex?: boolean }

/** The options of a route to the page of an area. The page itself comes when it is needed. */
export const area = (slug: AreaSlug, staticData: AreaFacts) => ({
  staticData,
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await areaPage()).load(slug, args),
  head: wordsHead,
  component: lazyRouteComponent(async () => areaPage(), 'AreaPage'),
})

/** The options of a route to all studios. */
export const studios = () => ({
  staticData: { frame: 'full' as const },
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await studiosPage()).load(args),
  head: wordsHead,
  component: lazyRouteComponent(async () => studiosPage(), 'StudiosPage'),
})

/** The options of the route to the betting page. */
export const sport = () => ({
  staticData: { frame: 'full' as const },
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await sportPage()).load(args),
  head: wordsHead,
  component: lazyRouteComponent(async () => sportPage(), 'SportPage'),
})

/** The options of a route to the points shop or one of its groups (RT-36, RT-37). */
export const mart = (slug: AreaSlug) => ({
  staticData: { flag: 'rocket_mart' as const, frame: 'full' as const },
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await martPage()).load(slug, args),
  head: wordsHead,
  component: lazyRouteComponent(async () => martPage(), 'MartPage'),
})

/** The options of a route to a page of the profile (RT-22). */
export const profile = (slug: AreaSlug) => ({
  staticData: { access: 'players' as const, noIndex: true, hasOwnAction: true },
  loader: async (args: AreaArgs): Promise<AreaLoaded> => (await profilePage()).load(slug, args),
  head: wordsHead,
  component: lazyRouteComponent(async () => profilePage(), 'ProfilePage'),
})

/** The options of the route to one bonus. It comes with the profile's pages: its card stands among them. */
export const bonus = () => ({
  staticData: { access: 'players' as const, noIndex: true },
  loader: async (args: BonusArgs): Promise<PageWords> => (await profilePage()).loadBonus(args),
  head: wordsHead,
  component: lazyRouteComponent(async () => profilePage(), 'BonusPage'),
})

/** The options of a route to one thing of an area that has none yet: nothing is at its address. */
export const nothingYet = (staticData: AreaFacts) => ({
  staticData,
  beforeLoad: async () => (await areaPage()).nothingThere(),
})
