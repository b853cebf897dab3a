import type { PagePath } from '../../lib/page/toPage'

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
