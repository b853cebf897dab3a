import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'
import { hoverLinks } from '../delivery'
import { joinLocale, splitLocale } from '../i18n/locales'
import type { Site } from '../page/boot'
import { useSite } from '../page/site'

export type Prefixes = Pick<Site, 'brand' | 'locale' | 'isGuestMode'>

/** OPEN-05: the address of a path of the site: the locale first, then the prefix of guest mode. */
export function pageAddress(path: string, { brand, locale, isGuestMode }: Prefixes): string {
  return joinLocale(isGuestMode ? (path === '/' ? '/guest' : `/guest${path}`) : path, locale, brand.locales)
}

/** The path of an address, without its prefixes. */
export function plainPath(pathname: string, { brand, isGuestMode }: Pick<Prefixes, 'brand' | 'isGuestMode'>): string {
  const { path } = splitLocale(pathname, brand.locales)
  return isGuestMode ? path.replace(/^\/guest(?=\/|$)/, '') || '/' : path
}

/**
 * Returns the address of a path with the page's prefixes. Links in rows, navigation and footer are plain ones: a router
 * link subscribes to the router's state and costs the server 15 µs, and a page has over a hundred.
 */
export function useHref(): (path: string) => string {
  const site = useSite()
  return useCallback((path: string) => pageAddress(path, site), [site])
}

/** Handlers for a container of plain links: a plain click navigates inside the app, and a hover preloads the page. */
export function useListLinks() {
  const router = useRouter()
  const site = useSite()
  return {
    onClick: (event: MouseEvent) => {
      const link = plainLink(event)
      if (!link) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    },
    ...hoverLinks(router, linkOf, (link) => plainPath(link.pathname, site)),
  }
}

const servedSegments: ReadonlySet<string | undefined> = new Set(['api', 'assets', 'media', 'sandbox', 'studio'])

/** Whether a path of this host is a page, not a file or a part that the router does not know. */
export const isPagePath = (pathname: string): boolean =>
  !servedSegments.has(pathname.split('/')[1]) && !/\.[a-z][a-z\d]{0,4}$/i.test(pathname)

/** Operators' texts also link to files and other sites, and open tabs: the browser follows those links. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  return link && isPageLink(link, location.origin) ? link : null
}

type PageLink = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hasAttribute'>

export const isPageLink = (link: PageLink, origin: string): boolean =>
  link.origin === origin &&
  isPagePath(link.pathname) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  return linkOf(event)
}
