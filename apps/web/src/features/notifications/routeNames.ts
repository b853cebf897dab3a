/** Page paths by name, for the buttons of an operator's messages: each function returns a path without prefixes. */
export const routeNames = {
  main: () => '/',
  news: () => '/news',
  newsPage: (slug: string) => `/news/${slug}`,
  userLimitConfirm: (token: string) => `/profile/limits/confirm?token=${encodeURIComponent(token)}`,
  payments: () => '/payments',
  bonus: (id: number) => `/bonuses/${id}`,
  vip: () => '/vip',
  exchangeCompPoints: () => '/exchange-comp-points',
  compPointsMoney: () => '/rocket-mart/money',
  compPointsSpecial: () => '/rocket-mart/special',
  compPointsFreeSpins: () => '/rocket-mart/freespins',
  popup: (name: string) => `/popup/${name}`,
  lootboxWheel: () => '/rocketmart-wheel',
  segmentsWheel: () => '/rocketplay-wheel',
  quest: (slug?: string) => (slug ? `/action/${slug}` : '/action'),
  benefitsOfCrypto: () => '/benefits-of-crypto',
} as const satisfies Record<string, (...values: never[]) => string>

export type RouteName = keyof typeof routeNames
