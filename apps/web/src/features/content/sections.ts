/** A section of the site: its look, its group of pages, and where it leads. */
export interface SectionLook {
  /** Name of an illustration under `/media/art`; null: the brand's emblem. */
  readonly art: string | null
  /** Colour of its glow, a token. */
  readonly glow: string
  readonly group?: keyof typeof sectionGroups
  readonly onward: readonly SectionSlug[]
}

/** Pages that are tabs of one another, in order. */
export const sectionGroups = {
  hub: ['tournaments', 'producers', 'lotteries', 'actions', 'achievements'],
  shop: ['rocket-mart', 'rocket-mart/freespins', 'rocket-mart/money', 'rocket-mart/special'],
  wheels: ['rocketmart-wheel', 'rocketplay-wheel'],
  vip: ['rocketplay-vipclub', 'vip', 'rocketplay-adventure'],
  profile: [
    'profile/main',
    'profile/level',
    'profile/gifts',
    'profile/verification',
    'profile/limits',
    'profile/security',
    'profile/games-history',
    'profile/promocode',
  ],
} as const

export type SectionSlug =
  | (typeof sectionGroups)[keyof typeof sectionGroups][number]
  | 'tournaments/archive'
  | 'tournaments/leaderboard'
  | 'rocket-chance'
  | 'sport'
  | 'action'

const glow = (token: string) => `var(--${token})`

const hub = { glow: glow('vip-gold'), group: 'hub' } as const
const shop = { glow: glow('scene-glow'), group: 'shop' } as const
const vip = { glow: glow('vip-platinum'), group: 'vip' } as const
const own = { glow: glow('accent'), group: 'profile' } as const

export const sectionLooks: Readonly<Record<SectionSlug, SectionLook>> = {
  tournaments: {
    ...hub,
    art: 'trophy',
    onward: ['tournaments/leaderboard', 'tournaments/archive', 'rocketplay-vipclub'],
  },
  'tournaments/archive': { ...hub, art: 'bookmark-tabs', onward: ['tournaments', 'tournaments/leaderboard'] },
  'tournaments/leaderboard': { ...hub, art: 'glowing-star', onward: ['tournaments', 'tournaments/archive'] },
  producers: { ...hub, art: 'joystick', glow: glow('accent'), onward: [] },
  lotteries: { ...hub, art: 'admission-tickets', glow: glow('danger'), onward: ['tournaments', 'rocket-mart'] },
  actions: { ...hub, art: 'world-map', glow: glow('win'), onward: ['achievements', 'tournaments'] },
  achievements: { ...hub, art: 'sports-medal', glow: glow('warn'), onward: ['actions', 'profile/level'] },
  action: { ...hub, art: 'world-map', glow: glow('win'), onward: ['actions'] },
  'rocketmart-wheel': {
    art: 'ferris-wheel',
    glow: glow('accent'),
    group: 'wheels',
    onward: ['rocket-mart', 'tournaments'],
  },
  'rocketplay-wheel': {
    art: 'game-die',
    glow: glow('danger'),
    group: 'wheels',
    onward: ['rocket-mart', 'tournaments'],
  },
  'rocketplay-vipclub': { ...vip, art: 'crown', onward: ['vip', 'profile/level', 'rocket-mart'] },
  vip: { ...vip, art: 'gem-stone', onward: ['rocketplay-vipclub', 'profile/level'] },
  'rocketplay-adventure': {
    ...vip,
    art: 'spiral-calendar',
    glow: glow('info'),
    onward: ['rocketplay-vipclub', 'actions'],
  },
  'rocket-mart': { ...shop, art: 'shopping-bags', onward: ['profile/level', 'rocketmart-wheel'] },
  'rocket-mart/freespins': { ...shop, art: 'slot-machine', onward: ['profile/level'] },
  'rocket-mart/money': { ...shop, art: 'money-bag', onward: ['profile/level'] },
  'rocket-mart/special': { ...shop, art: 'wrapped-gift', onward: ['profile/level'] },
  'rocket-chance': { art: null, glow: glow('scene-glow'), onward: ['rocket-mart', 'rocketmart-wheel'] },
  sport: { art: 'soccer-ball', glow: glow('win'), onward: ['tournaments'] },
  'profile/main': { ...own, art: 'bust-in-silhouette', onward: [] },
  'profile/level': { ...own, art: 'star', onward: ['rocketplay-vipclub', 'rocket-mart'] },
  'profile/gifts': { ...own, art: 'wrapped-gift', onward: ['rocket-mart', 'rocketmart-wheel'] },
  'profile/verification': { ...own, art: 'identification-card', onward: [] },
  'profile/limits': { ...own, art: 'hourglass-not-done', onward: [] },
  'profile/security': { ...own, art: 'locked', onward: [] },
  'profile/games-history': { ...own, art: 'bar-chart', onward: [] },
  'profile/promocode': { ...own, art: 'label', onward: ['profile/gifts'] },
}

/** A page's tabs: those of its group that are not hidden, and the page itself. */
export const tabsOf = (
  group: keyof typeof sectionGroups,
  current: SectionSlug,
  hidden: readonly SectionSlug[] = [],
): readonly SectionSlug[] => {
  const tabs: readonly SectionSlug[] = sectionGroups[group]
  return tabs.filter((slug) => slug === current || !hidden.includes(slug))
}

/** Where a page leads next. */
export const onwardOf = (slug: SectionSlug): readonly SectionSlug[] => sectionLooks[slug].onward

/** The CMS page with a section's text; the shop's groups share one, and the player's own pages need none. */
export function pageSlugOf(slug: SectionSlug): string | undefined {
  if (slug === 'profile/main') return undefined
  if (slug.startsWith('rocket-mart/')) return 'rocket-mart'
  return slug.replace('profile/', 'profile-')
}

/** Key of a section's texts in `content.sections`. */
export const sectionKey = <S extends SectionSlug>(slug: S) => slug.replace('/', '-') as Dashed<S>

type Dashed<S extends string> = S extends `${infer Head}/${infer Tail}` ? `${Head}-${Tail}` : S
