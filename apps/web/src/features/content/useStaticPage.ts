import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isOnBreak } from '../../lib/onBreak'
import type { StaticPage } from './model'
import { pageOf } from './pageOf'
import { pageQuery } from './pageQueries'
import { pagesQuery } from './queries'

/**
 * A loaded page for this reader; null when it does not exist. If its text could not be loaded, its title comes from the
 * list of pages.
 */
export function useStaticPage(slug: string): StaticPage | null {
  const context = useRouteContext({ from: '__root__' })
  const { player, site } = context
  // Rerenders, and requests a page again that could not be loaded.
  useQuery(pageQuery(slug, site.locale))
  const { data: links = [] } = useQuery(pagesQuery(site.locale, isOnBreak(player)))
  const page = pageOf(context, slug)
  if (!page?.isBlank) return page
  return { ...page, title: links.find((link) => link.slug === slug)?.title ?? page.title }
}
