import { FileText, type LucideIcon, Megaphone } from 'lucide-react'
import type { PageLink } from '../../features/content/model'
import { navigation } from '../../features/navigation'
import type { NavEntry, NavFacts } from '../../lib/navigation/navigation'

export interface NavItem {
  /** A key of `shell`, or a page's title as plain text. */
  readonly label: { readonly key: `nav.${NavEntry['key']}` } | { readonly title: string }
  /** A path on this site, or an external address. */
  readonly path: string
  readonly icon: LucideIcon
}

/** The facts that decide which destinations are shown. */
export interface NavConditions extends NavFacts {
  /** All CMS pages; those in the top menu become destinations. */
  readonly pages: readonly PageLink[]
  /** Paths of pages that the platform has no content for. */
  readonly without: readonly string[]
}

/** The destinations of a group that have an address. */
const itemsOf = (
  group: NavEntry['group'],
  facts: NavFacts,
  isShown: (entry: NavEntry) => boolean,
): readonly NavItem[] =>
  navigation.flatMap((entry) => {
    const path = typeof entry.path === 'string' ? entry.path : entry.path(facts)
    if (entry.group !== group || path === undefined || !isShown(entry)) return []
    return [{ label: { key: `nav.${entry.key}` as const }, path, icon: entry.icon }]
  })

const nothing: NavFacts = {
  flags: { rocket_mart: false, rocket_chance: false, mystic_jackpots: false },
  sports: undefined,
}

// CMS pages have no icons; only the promotions page gets its own.
const pageIcon = (slug: string): LucideIcon => (slug === 'promotions' ? Megaphone : FileText)
// These come separately, at the end of the navigation.
const ownPlaces = new Set(itemsOf('help', nothing, () => true).map(({ path }) => path))

/** NAV-35: the top navigation in order, in groups separated by a line: games, rewards, pages. */
export function navGroups({ pages, without, ...facts }: NavConditions): readonly (readonly NavItem[])[] {
  const isThere = ({ when, path }: NavEntry) => (when?.(facts) ?? true) && !without.includes(String(path))
  const topPages = pages
    .filter(({ slug, categories }) => categories.includes('top-menu') && !ownPlaces.has(`/${slug}`))
    .map(({ slug, title }) => ({ label: { title }, path: `/${slug}`, icon: pageIcon(slug) }))
  return [itemsOf('games', facts, isThere), itemsOf('rewards', facts, isThere), topPages].filter(
    (group) => group.length > 0,
  )
}

/**
 * The last items of a navigation. NAV-19: the menu leaves support out, because players have a separate line for it
 * there.
 */
export const helpItems = (place: 'rail' | 'menu'): readonly NavItem[] =>
  itemsOf('help', nothing, ({ key }) => place === 'rail' || key !== 'support')

/** NAV-16: the items of the bottom bar, before the cashbox and the menu. */
export const bottomItems = (sports: string | undefined): readonly NavItem[] =>
  itemsOf('games', { ...nothing, sports }, () => true)

export const isOutside = ({ path }: Pick<NavItem, 'path'>): boolean => /^https?:/.test(path)

/** Whether the page at `path` belongs to an item: `/pokies/all` matches all of `/pokies`. */
export function isCurrent(item: Pick<NavItem, 'path'>, path: string): boolean {
  const section = item.path.replace(/\/all$/, '')
  return path === section || (section !== '/' && path.startsWith(`${section}/`))
}
