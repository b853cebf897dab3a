import { Crown, Gamepad2, LayoutGrid, type LucideIcon, MessageCircle, ShieldCheck, Sparkles, Star } from 'lucide-react'

export type NavPlace = 'rail' | 'bottom' | 'menu'
export type NavKey = 'lobby' | 'allGames' | 'top' | 'newGames' | 'exclusive' | 'support' | 'limits'

/** A route that exists. */
export type NavTarget =
  | { readonly to: '/' }
  | { readonly to: '/categories/$slug'; readonly params: { readonly slug: string } }
  | { readonly to: '/$'; readonly params: { readonly _splat: string } }

export interface NavItem {
  /** Its words are `shell.nav.<key>`. */
  readonly key: NavKey
  /** Where it leads: spread into a Link. */
  readonly target: NavTarget
  /** The same as a path, to tell what is current. */
  readonly path: string
  readonly icon: LucideIcon
  readonly places: readonly NavPlace[]
  /** Items of one group stand together; a line parts the groups. */
  readonly group: 1 | 2 | 3
}

const category = (slug: string) => ({
  target: { to: '/categories/$slug', params: { slug } } as const,
  path: `/categories/${slug}`,
})

/** The path of a target, without its locale. */
export function pathOf(target: NavTarget): string {
  if (!('params' in target)) return target.to
  return 'slug' in target.params ? `/categories/${target.params.slug}` : `/${target.params._splat}`
}

/** A page of the CMS. */
export const pageTarget = (slug: string) => ({ to: '/$', params: { _splat: slug } }) as const

const page = (slug: string) => ({ target: pageTarget(slug), path: `/${slug}` })

/** Every destination of the navigation, in the order of NAV-35. A later area adds its line. */
export const navItems: readonly NavItem[] = [
  { key: 'lobby', target: { to: '/' }, path: '/', icon: LayoutGrid, places: ['rail', 'bottom', 'menu'], group: 1 },
  { key: 'allGames', ...category('all'), icon: Gamepad2, places: ['rail', 'bottom', 'menu'], group: 1 },
  { key: 'top', ...category('top'), icon: Crown, places: ['rail', 'menu'], group: 2 },
  { key: 'newGames', ...category('new'), icon: Sparkles, places: ['rail', 'menu'], group: 2 },
  { key: 'exclusive', ...category('exclusive'), icon: Star, places: ['rail', 'menu'], group: 2 },
  { key: 'support', ...page('support'), icon: MessageCircle, places: ['rail', 'menu'], group: 3 },
  { key: 'limits', ...page('responsible-gaming'), icon: ShieldCheck, places: ['rail', 'menu'], group: 3 },
]

export const itemsOf = (place: NavPlace, items: readonly NavItem[] = navItems): readonly NavItem[] =>
  items.filter((item) => item.places.includes(place))

/** The items of a place by group, empty groups left out. */
export function groupsOf(place: NavPlace, items: readonly NavItem[] = navItems): readonly (readonly NavItem[])[] {
  const all = itemsOf(place, items)
  return ([1, 2, 3] as const)
    .map((group) => all.filter((item) => item.group === group))
    .filter((group) => group.length > 0)
}

/** Whether the page at `path` belongs to an item. */
export const isCurrent = (item: Pick<NavItem, 'path'>, path: string): boolean =>
  path === item.path || (item.path !== '/' && path.startsWith(`${item.path}/`))
