import type { PagePath } from '../page/toPage'

/** Page paths by name, for links: each function returns a path without prefixes. */
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

const ownAddresses: Readonly<Record<string, PagePath>> = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  remind: '/remind',
  cashbox: '/cashbox',
  dashboard: '/dashboard',
  deposit: '/deposit',
  'deposit-bonus': '/deposit-bonus',
  'deposit-fast': '/deposit-fast',
  withdraw: '/withdraw',
}

/** Popups of `/popup/{name}` without an address: main opens them by hash. */
export const hashPopups = {
  language: 'language',
  menu: 'menu',
  search: 'search',
  currency: 'currency',
  'profile-data': 'profileData',
  limits: 'limits',
  support: 'support',
} as const

/** The target of `/popup/{name}`; an unknown name leads to main (OPEN-04). */
export function namedPopup(name: string): { readonly to: PagePath; readonly hash?: string } {
  if (Object.hasOwn(ownAddresses, name)) return { to: ownAddresses[name] ?? '/' }
  return Object.hasOwn(hashPopups, name) ? { to: '/', hash: `popup/${name}` } : { to: '/' }
}
