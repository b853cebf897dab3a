import { linksAt, type PageLink } from '../features/content/model'
import { type NavKey, type NavTarget, navItems, pageTarget } from './nav'

export interface FooterLink {
  readonly target: NavTarget
  /** Key in `shell`, or the title of a page as it is. */
  readonly label: { readonly key: `nav.${NavKey}` } | { readonly title: string }
}

export interface FooterColumn {
  readonly key: 'about' | 'help' | 'play' | 'partners'
  readonly links: readonly FooterLink[]
}

const pageLinks = (pages: readonly PageLink[]): FooterLink[] =>
  pages.map(({ slug, title }) => ({ target: pageTarget(slug), label: { title } }))

// Group 3 of the navigation are pages, which have their columns.
const playLinks: readonly FooterLink[] = navItems
  .filter(({ group }) => group < 3)
  .map(({ key, target }) => ({ target, label: { key: `nav.${key}` } }))

/** NAV-27: the columns of the footer; pages stand where their categories say. An empty column is not shown. */
export const footerColumns = (pages: readonly PageLink[]): readonly FooterColumn[] =>
  [
    { key: 'about' as const, links: pageLinks(linksAt(pages, 'bottom-menu')) },
    { key: 'help' as const, links: pageLinks(linksAt(pages, 'bottom-menu-help')) },
    { key: 'play' as const, links: playLinks },
    { key: 'partners' as const, links: [] },
  ].filter(({ links }) => links.length > 0)
