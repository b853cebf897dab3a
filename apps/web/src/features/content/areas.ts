import { isAwaited } from '../../lib/awaited'

/** A page of an area of the product: its look, the pages it stands among, and where one goes on from it. */
export interface AreaLook {
  /** Name of an illustration below `/media/art`; null: the emblem of the brand. */
  readonly art: string | null
  /** Colour of its light, a token. */
  readonly glow: string
  readonly group?: keyof typeof areaGroups
  readonly onward: readonly AreaSlug[]
}

/** Pages that are tabs of one another, in their order. */
export const areaGroups = {
  hub: ['tournaments', 'producers', 'lotteries', 'actions', 'achievements'],
  shop: ['rocket-mart', 'rocket-mart/freespins', 'rocket-mart/money', 'rocket-mart/special'],
  wheels: ['rocketmart-wheel', 'rocketplay-wheel'],
  vip: ['rocketplay-vipclub', 'rocketplay-adventure'],
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

export type AreaSlug =
  | (typeof areaGroups)[keyof typeof areaGroups][number]
  | 'tournaments/archive'
  | 'tournaments/leaderboard'
  | 'vip'
  | 'rocket-chance'
  | 'sport'
  | 'action'

const glow = (token: string) => `var(--${token})`

const hub = { glow: glow('vip-gold'), group: 'hub' } as const
const shop = { glow: glow('scene-glow'), group: 'shop' } as const
const vip = { glow: glow('vip-platinum'), group: 'vip' } as const
const own = { glow: glow('accent'), group: 'profile' } as const

export const areaLooks: Readonly<Record<AreaSlug, AreaLook>> = {
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

/** The tabs a page shows: those of its group that answer, and itself. */
export const tabsOf = (group: keyof typeof areaGroups, current: AreaSlug): readonly AreaSlug[] => {
  const tabs: readonly AreaSlug[] = areaGroups[group]
  return tabs.filter((slug) => slug === current || !isAwaited(`/${slug}`))
}

/** Where one goes on from a page. */
export const onwardOf = (slug: AreaSlug): readonly AreaSlug[] =>
  areaLooks[slug].onward.filter((one) => !isAwaited(`/${one}`))

/** The page of the CMS with an area's text; the groups of the shop share one, what the player told needs none. */
export function pageSlugOf(slug: AreaSlug): string | undefined {
  if (slug === 'profile/main') return undefined
  if (slug.startsWith('rocket-mart/')) return 'rocket-mart'
  return slug.replace('profile/', 'profile-')
}

/** Key of an area's words in `content.areas`. */
export const areaKey = <S extends AreaSlug>(slug: S) => slug.replace('/', '-') as Dashed<S>

type Dashed<S extends string> = S extends `${infer Head}/${infer Tail}` ? `${Head}-${Tail}` : S
