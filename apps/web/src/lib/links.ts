import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'
import type { Site } from './boot'
import { joinLocale, splitLocale } from './i18n/locales'
import { kept } from './kept'
import { useSite } from './site'

type Prefixes = Pick<Site, 'brand' | 'locale' | 'isGuestMode'>

/** OPEN-05: the address of a path of the site, its locale first, then the prefix of guest mode. */
export function pageAddress(path: string, { brand, locale, isGuestMode }: Prefixes): string {
  return joinLocale(isGuestMode ? (path === '/' ? '/guest' : `/guest${path}`) : path, locale, brand.locales)
}

/** The path of an address, without its prefixes. */
export function plainPath(pathname: string, { brand, isGuestMode }: Pick<Prefixes, 'brand' | 'isGuestMode'>): string {
  const { path } = splitLocale(pathname, brand.locales)
  return isGuestMode ? path.replace(/^\/guest(?=\/|$)/, '') || '/' : path
}

const writtenLink = /(?<=<a\b[^>]*\shref=")\/(?!\/|(?:api|media|sandbox)\/)[^"]*/g

/** Written HTML whose links to pages of the site have the prefixes of the page it stands on. */
export const withPageAddresses = (html: string, site: Prefixes): string =>
  html.replace(writtenLink, (address) => pageAddress(plainPath(address, site), site))

/**
 * Address of a path with the prefixes of the page. Links of rows, navigation and footer are plain ones: a router link watches the
 * router's state and takes the server 15 µs, and a page has over a hundred.
 */
export function useHref(): (path: string) => string {
  const site = useSite()
  return useCallback((path: string) => pageAddress(path, site), [site])
}

/** So long the pointer rests on a link before its page is fetched: a new page also comes to lie under a pointer at rest. */
const hoverMs = 50
let hover: ReturnType<typeof setTimeout> | undefined
const ahead = kept(() => import('./ahead'))

/** Handlers for what holds plain links: a plain click stays inside the app, a hover fetches what the page needs. */
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
    onPointerOver: (event: MouseEvent) => {
      const link = linkOf(event)
      // Moving about inside a link is no new hover.
      if (!link || (event.relatedTarget instanceof Node && link.contains(event.relatedTarget))) return
      clearTimeout(hover)
      const fetch = async () => (await ahead()).prepare(router, plainPath(link.pathname, site), link)
      // What cannot be had ahead is fetched at the press, or is no page of ours.
      hover = setTimeout(() => void fetch().catch(() => undefined), hoverMs)
    },
    onPointerOut: () => clearTimeout(hover),
  }
}

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  return linkOf(event)
}
