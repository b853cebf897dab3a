import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'
import { joinLocale } from '../../../lib/i18n/locales'
import { useSite } from '../../../lib/site'

/** Address of a path in the page's locale. Rows use plain links: forty router links would each watch the router's state. */
export function useHref(): (path: string) => string {
  const { locale, brand } = useSite()
  return useCallback((path: string) => joinLocale(path, locale, brand.locales), [locale, brand])
}

/** Handlers for a list of plain links: a plain click stays inside the app, a hover fetches what the page needs. */
export function useListLinks() {
  const router = useRouter()
  return {
    onClick: (event: MouseEvent) => {
      const link = plainLink(event)
      if (!link) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search })
    },
    onPointerOver: (event: MouseEvent) => {
      const link = linkOf(event)
      // The route may not exist for a foreign path; then there is nothing to fetch ahead.
      if (link)
        void router
          .preloadRoute({ to: router.matchRoutes(link.pathname).length > 0 ? link.pathname : '/' } as never)
          .catch(() => undefined)
    },
  }
}

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  return linkOf(event)
}
