import { type NavKey, type NavTarget, navItems } from './nav'

export interface FooterLink {
  readonly target: NavTarget
  /** Key in `shell`. */
  readonly label: `nav.${NavKey}`
}

export interface FooterColumn {
  readonly key: 'about' | 'help' | 'play' | 'partners'
  readonly links: readonly FooterLink[]
}

/** NAV-27: the columns of the footer. A later area adds its lines; an empty column is not shown. */
export const footerColumns: readonly FooterColumn[] = [
  { key: 'about', links: [] },
  { key: 'help', links: [] },
  { key: 'play', links: navItems.map(({ key, target }) => ({ target, label: `nav.${key}` as const })) },
  { key: 'partners', links: [] },
]
