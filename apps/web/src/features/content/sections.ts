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

/** A page's tabs: those of its group that are not hidden, and the page itself. */
export const tabsOf = (
  group: keyof typeof sectionGroups,
  current: SectionSlug,
  hidden: readonly string[] = [],
): readonly SectionSlug[] => {
  const tabs: readonly SectionSlug[] = sectionGroups[group]
  return tabs.filter((slug) => slug === current || !hidden.includes(slug))
}

/** The CMS page with a section's text; the shop's groups share one, and the player's own pages need none. */
export function pageSlugOf(slug: SectionSlug): string | undefined {
  if (slug === 'profile/main') return undefined
  if (slug.startsWith('rocket-mart/')) return 'rocket-mart'
  return slug.replace('profile/', 'profile-')
}

/** Key of a section's texts in `content.sections`. */
export const sectionKey = <S extends SectionSlug>(slug: S) => slug.replace('/', '-') as Dashed<S>

type Dashed<S extends string> = S extends `${infer Head}/${infer Tail}` ? `${Head}-${Tail}` : S
