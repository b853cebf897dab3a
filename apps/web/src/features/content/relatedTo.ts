import { linksAt, type PageLink, type PagePlace } from './model'

const places: readonly PagePlace[] = ['bottom-menu-help', 'bottom-menu', 'top-menu']
const fewRelated = 3

/** Further reading: the next pages in the same menu, starting over at its end. */
export function relatedTo(slug: string, links: readonly PageLink[]): readonly PageLink[] {
  const own = links.find((link) => link.slug === slug)
  const place = places.find((name) => own?.categories.includes(name)) ?? 'bottom-menu-help'
  const menu = linksAt(links, place)
  const at = menu.findIndex((link) => link.slug === slug)
  return [...menu.slice(at + 1), ...menu.slice(0, Math.max(0, at))].slice(0, fewRelated)
}
