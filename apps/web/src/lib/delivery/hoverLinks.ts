import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { loadOnce } from './loadOnce'

/**
 * How long the pointer must rest on a link before its page is loaded: a new page may also appear under a resting
 * pointer.
 */
const hoverMs = 50
let hover: ReturnType<typeof setTimeout> | undefined
const loadPrerender = loadOnce(() => import('./prerender'))

/**
 * Handlers for a container of links: a hover loads the data and code of the page behind `linkOf`, and prerenders it
 * (`prerender.ts`).
 */
export const hoverLinks = (
  router: AnyRouter,
  linkOf: (event: MouseEvent) => HTMLAnchorElement | null,
  pathOf: (link: HTMLAnchorElement) => string,
) => ({
  onPointerOver: (event: MouseEvent) => {
    const link = linkOf(event)
    // Moving within a link is not a new hover.
    if (!link || (event.relatedTarget instanceof Node && link.contains(event.relatedTarget))) return
    clearTimeout(hover)
    const fetch = async () => (await loadPrerender()).prerender(router, pathOf(link), link)
    // A page that cannot be preloaded loads on the press, or is not one of ours.
    hover = setTimeout(() => void fetch().catch(() => undefined), hoverMs)
  },
  onPointerOut: () => clearTimeout(hover),
})
