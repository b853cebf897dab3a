import { isPromotionShown } from '@apogee/rules/profile/roles'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api'
import { isOnBreak } from '../../lib/onBreak'
import type { Site } from '../../lib/page/boot'
import type { Player } from '../profile/queries'
import { blankPage, type StaticPage } from './model'
import { pageQuery, promotionFlagsQuery } from './pageQueries'

interface PageContext {
  readonly queryClient: QueryClient
  readonly site: Site
  readonly player: Player | null
}

const promotions = 'promotions/'

/** Loads what a page needs into the cache, and returns the page like {@link pageOf}. */
export async function loadPage(context: PageContext, slug: string): Promise<StaticPage | null> {
  const { queryClient, site } = context
  await Promise.all([
    ensurePage(queryClient, slug, site.locale),
    `${slug}/`.startsWith(promotions) && queryClient.ensureQueryData(promotionFlagsQuery),
    site.texts.need('content'),
  ])
  return pageOf(context, slug)
}

/** ERR-04: a page whose call fails is shown without its text, and requested again by the browser. */
async function ensurePage(queryClient: QueryClient, slug: string, locale: string): Promise<void> {
  const query = pageQuery(slug, locale)
  try {
    await queryClient.ensureQueryData(query)
  } catch (error) {
    // An offline browser shows that instead, and offers to retry.
    const isFailedCall = error instanceof ApiError ? error.status !== 401 : import.meta.env.SSR
    if (!isFailedCall) throw error
    queryClient.setQueryData(query.queryKey, blankPage(slug))
    await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' })
  }
}

/**
 * A loaded page for this reader; null when it does not exist. ROLE-02, ROLE-03, SAFE-02: a promotion that is switched
 * off, or any promotion during a break, does not exist, neither as a page nor in the list.
 */
export function pageOf({ queryClient, site, player }: PageContext, slug: string): StaticPage | null {
  const page = queryClient.getQueryData(pageQuery(slug, site.locale).queryKey)
  const flags = queryClient.getQueryData(promotionFlagsQuery.queryKey) ?? {}
  const groups = player?.statuses.map(({ id }) => id) ?? []
  const isShown = (name: string): boolean =>
    !name.startsWith(promotions) ||
    (!isOnBreak(player) && isPromotionShown(name.slice(promotions.length), flags, groups))
  if (!page || !isShown(slug)) return null
  return page.children ? { ...page, children: page.children.filter((child) => isShown(child.slug)) } : page
}
