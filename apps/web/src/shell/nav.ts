import { LayoutGrid, type LucideIcon } from 'lucide-react'

export type NavPlace = 'rail' | 'bottom' | 'menu'
export type NavKey = 'lobby'

export interface NavItem {
  /** Its words are `shell.nav.<key>`. */
  readonly key: NavKey
  /** A route that exists. */
  readonly to: '/'
  readonly icon: LucideIcon
  readonly places: readonly NavPlace[]
  /** Items of one group stand together; a line parts the groups. */
  readonly group: 1 | 2 | 3
  /** Paths under which it counts as current, beside its own. */
  readonly under?: readonly string[]
}

/** Every destination of the navigation, in the order of NAV-35. A later area adds its line. */
export const navItems: readonly NavItem[] = [
  { key: 'lobby', to: '/', icon: LayoutGrid, places: ['rail', 'bottom', 'menu'], group: 1 },
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
export function isCurrent(item: Pick<NavItem, 'to' | 'under'>, path: string): boolean {
  const belongs = (to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`))
  return belongs(item.to) || (item.under ?? []).some(belongs)
}
