import type { SectionSlug, sectionGroups } from './sections'

/** A section of the site: its theme, its group of pages, and its links. */
export interface SectionTheme {
  /** Name of an illustration under `/media/art`; null: the brand's emblem. */
  readonly art: string | null
  /** Colour of its glow, a token. */
  readonly glow: string
  readonly group?: keyof typeof sectionGroups
  readonly onward: readonly SectionSlug[]
}

const glow = (token: string) => `var(--${token})`

const hub = { glow: glow('vip-gold'), group: 'hub' } as const
const shop = { glow: glow('scene-glow'), group: 'shop' } as const
const vip = { glow: glow('vip-platinum'), group: 'vip' } as const
const own = { glow: glow('accent'), group: 'profile' } as const

export const sectionThemes: Readonly<Record<SectionSlug, SectionTheme>> = {
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
    art: 'hero-moneywheel',
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
  vip: { ...vip, art: 'hero-diamond', onward: ['rocketplay-vipclub', 'profile/level'] },
  'rocketplay-adventure': {
    ...vip,
    art: 'hero-miner',
    glow: glow('info'),
    onward: ['rocketplay-vipclub', 'actions'],
  },
  'rocket-mart': { ...shop, art: 'shopping-bags', onward: ['profile/level', 'rocketmart-wheel'] },
  'rocket-mart/freespins': { ...shop, art: 'hero-seven', onward: ['profile/level'] },
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

/** The links to further pages. */
export const onwardOf = (slug: SectionSlug): readonly SectionSlug[] => sectionThemes[slug].onward
