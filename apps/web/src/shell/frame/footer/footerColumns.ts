import { linksAt, type PageLink } from '../../../features/content/model'
import type { Brand } from '../../../lib/page/brand'
import { isOutside, type NavItem } from '../nav'

type FooterLink = Pick<NavItem, 'label' | 'path'>

export interface FooterColumn {
  readonly key: 'about' | 'help' | 'play' | 'partners'
  readonly links: readonly FooterLink[]
}

const pageLinks = (pages: readonly PageLink[]): FooterLink[] =>
  pages.map(({ slug, title }) => ({ path: `/${slug}`, label: { title } }))

/**
 * NAV-27: the footer columns; CMS pages are listed by their categories, and destinations of the navigation under Play.
 * NAV-31: a licence may hide some. Empty columns are not shown.
 */
export function footerColumns(
  { licence, hiddenLinks, partners }: Pick<Brand, 'licence' | 'hiddenLinks' | 'partners'>,
  pages: readonly PageLink[],
  destinations: readonly NavItem[],
): readonly FooterColumn[] {
  const hidden = hiddenLinks[licence] ?? []
  const columns = [
    { key: 'about' as const, links: pageLinks(linksAt(pages, 'bottom-menu')) },
    { key: 'help' as const, links: pageLinks(linksAt(pages, 'bottom-menu-help')) },
    { key: 'play' as const, links: destinations.filter((item) => !isOutside(item)) },
    { key: 'partners' as const, links: partners.map(({ title, url }) => ({ path: url, label: { title } })) },
  ]
  return columns
    .map(({ key, links }) => ({ key, links: links.filter(({ path }) => !hidden.includes(path)) }))
    .filter(({ links }) => links.length > 0)
}
