import {
  Cherry,
  Crown,
  Dices,
  FileText,
  Gem,
  LayoutGrid,
  type LucideIcon,
  Medal,
  Megaphone,
  MessageCircle,
  Radio,
  ShieldCheck,
  Store,
  Trophy,
  Volleyball,
} from 'lucide-react'
import type { PageLink } from '../features/content/model'
import type { Flags } from '../lib/flagNames'

const known = {
  lobby: { path: '/', icon: LayoutGrid },
  pokies: { path: '/pokies/all', icon: Cherry },
  live: { path: '/live/all', icon: Radio },
  rocketMart: { path: '/rocket-mart', icon: Store },
  rocketChance: { path: '/rocket-chance', icon: Dices },
  tournaments: { path: '/tournaments', icon: Trophy },
  mysticJackpots: { path: '/categories/mystic-jackpots', icon: Gem },
  achievements: { path: '/achievements', icon: Medal },
  vipClub: { path: '/rocketplay-vipclub', icon: Crown },
  support: { path: '/support', icon: MessageCircle },
  limits: { path: '/responsible-gaming', icon: ShieldCheck },
} as const

/** Words of a destination: `shell.nav.<key>`. */
export type NavKey = keyof typeof known | 'sports'

export interface NavItem {
  /** Its words in `shell`, or the title of a page as it is. */
  readonly label: { readonly key: `nav.${NavKey}` } | { readonly title: string }
  /** A path of ours, or an address outside. */
  readonly path: string
  readonly icon: LucideIcon
}

/** What decides which destinations there are. */
export interface NavConditions {
  readonly flags: Pick<Flags, 'rocket_mart' | 'rocket_chance' | 'mystic_jackpots'>
  /** Where betting is, while it is enabled (NAV-34). */
  readonly sports: string | undefined
  /** All pages of the CMS; those of the top menu are destinations. */
  readonly pages: readonly PageLink[]
}

const item = (key: keyof typeof known): NavItem => ({ label: { key: `nav.${key}` }, ...known[key] })
const sportsItem = (url: string): NavItem => ({ label: { key: 'nav.sports' }, path: url, icon: Volleyball })
const when = (condition: boolean, key: keyof typeof known): NavItem[] => (condition ? [item(key)] : [])

// Pages have no icon of their own; the one of offers is known.
const pageIcon = (slug: string): LucideIcon => (slug === 'promotions' ? Megaphone : FileText)
// They stand at the end of the navigation by themselves.
const ownPlaces = new Set<string>([known.support.path, known.limits.path])

/**
 * NAV-35: the top navigation in its order, in groups that a line parts: games, what one wins, pages.
 */
export function navGroups({ flags, sports, pages }: NavConditions): readonly (readonly NavItem[])[] {
  const games = [
    ...when(sports === undefined, 'lobby'),
    item('pokies'),
    item('live'),
    ...(sports === undefined ? [] : [sportsItem(sports)]),
  ]
  const rewards = [
    ...when(flags.rocket_mart, 'rocketMart'),
    ...when(flags.rocket_chance, 'rocketChance'),
    item('tournaments'),
    ...when(flags.mystic_jackpots, 'mysticJackpots'),
    item('achievements'),
    item('vipClub'),
  ]
  const topPages = pages
    .filter(({ slug, categories }) => categories.includes('top-menu') && !ownPlaces.has(`/${slug}`))
    .map(({ slug, title }) => ({ label: { title }, path: `/${slug}`, icon: pageIcon(slug) }))
  return [games, rewards, topPages].filter((group) => group.length > 0)
}

/** What a place of the navigation ends with. NAV-19: in the menu support is for players, who have their own line of it. */
export const helpItems = (place: 'rail' | 'menu'): readonly NavItem[] =>
  place === 'rail' ? [item('support'), item('limits')] : [item('limits')]

/** NAV-16: the places of the bar at the bottom, before the cashbox and the menu. */
export const bottomItems = (sports: string | undefined): readonly NavItem[] => [
  item('lobby'),
  item('pokies'),
  item('live'),
  ...(sports === undefined ? [] : [sportsItem(sports)]),
]

export const isOutside = ({ path }: Pick<NavItem, 'path'>): boolean => /^https?:/.test(path)

/** Whether the page at `path` belongs to an item: `/pokies/all` stands for all of `/pokies`. */
export function isCurrent(item: Pick<NavItem, 'path'>, path: string): boolean {
  const section = item.path.replace(/\/all$/, '')
  return path === section || (section !== '/' && path.startsWith(`${section}/`))
}
