import { type AnyRouter, rootRouteId } from '@tanstack/react-router'
import { type Matches, mainId, type PrerenderedPage, pageKey, pages } from './prerenderedPage'
import { isHeld } from './whenIdle'

type Location = AnyRouter['latestLocation']
/** The router's types omit what its stores can do in a browser. */
type Subscribable = { subscribe(listener: () => void): { unsubscribe(): void } }

/** `last` are the page's matches, used until the router has arrived there. */
export function routerOf(router: AnyRouter, key: string, last: Matches): AnyRouter {
  const { stores } = router
  const own = () => {
    const now = stores.matches.get()
    if (pageKey(now) === key) last = now
    return last
  }
  const subscribe = (listener: () => void) => (stores.matches as unknown as Subscribable).subscribe(listener)
  const byRoute = new Map<string, unknown>([[rootRouteId, stores.getMatchStore(rootRouteId)]])
  const getMatchStore = (routeId: string) => {
    const known = byRoute.get(routeId) ?? { get: () => own().find((match) => match.routeId === routeId), subscribe }
    byRoute.set(routeId, known)
    return known
  }
  let ids: readonly string[] = []
  const getIds = () => {
    const next = own().map(({ routeId }) => routeId)
    if (next.join() !== ids.join()) ids = next
    return ids
  }
  const seen = { matches: { get: own, subscribe }, ids: { get: getIds, subscribe }, getMatchStore }
  const view = {
    stores: Object.assign(Object.create(stores), seen),
    // The router mostly reloads the same data; structural sharing then avoids a rerender.
    options: Object.assign(Object.create(router.options), { defaultStructuralSharing: true }),
  }
  return Object.assign(Object.create(router), view)
}

let prerendered: { readonly page: PrerenderedPage; readonly path: string } | undefined

function setPrerendered(next: typeof prerendered): undefined {
  if (next === prerendered) return
  prerendered = next
  pages.draw?.(next?.page)
}

/** The visitor is no longer likely to open it. */
function forget(): undefined {
  return swapped ? undefined : setPrerendered(undefined)
}

/** A browser that cannot hide it or has no idle callback prerenders no page. */
const canDraw = 'requestIdleCallback' in globalThis && CSS.supports('content-visibility', 'hidden')

const observedRouters = new WeakSet<AnyRouter>()

function observe(router: AnyRouter): void {
  if (observedRouters.has(router)) return
  observedRouters.add(router)
  const { navigationState } = router.options.context
  router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
    settle(router)
    if (pathChanged && !navigationState.isThroughHistory) reveal(toLocation)
    else forget()
  })
  router.subscribe('onBeforeRouteMount', () => settle(router))
}

/** Loads the page of a link that the visitor is likely to follow, and has it rendered and laid out while hidden. */
export async function prerender(router: AnyRouter, path: string, link: HTMLElement): Promise<void> {
  observe(router)
  // The path of a link on the page; its route is known only to the router.
  const matches = await router.preloadRoute({ to: path } as never)
  const last = matches?.at(-1)
  // A guard or an alias may have redirected to another page.
  if (!matches || last?.status !== 'success' || last.pathname.replace(/(?<=.)\/$/, '') !== path || !canDraw) return
  const { canPrerender, frame } = last.staticData
  if (!canPrerender) return
  const key = pageKey(matches)
  // Under a sheet or before a game nobody hovers: a pointer was left there, and drawing would take frames from their motion.
  if (isHeld() || !link.matches(':hover') || key === pageKey(router.stores.matches.get())) return
  link.addEventListener('pointerleave', forget, { once: true })
  if (key !== prerendered?.page.key)
    setPrerendered({ page: { key, router: routerOf(router, key, matches), frame, onDrawn: layOut }, path })
}

/** Lays out the prerendered page when the browser is idle instead of on the press, and again whenever it grows. */
function layOut(): () => void {
  const page = document.querySelector('[data-page]')
  let idle = 0
  const schedule = () => {
    cancelIdleCallback(idle)
    idle = requestIdleCallback(() => page?.firstElementChild?.getBoundingClientRect())
  }
  const changes = new MutationObserver(schedule)
  if (page) changes.observe(page, { childList: true, subtree: true })
  schedule()
  return () => {
    changes.disconnect()
    cancelIdleCallback(idle)
  }
}

const show = (page: HTMLElement): void => {
  page.id = mainId
  page.removeAttribute('aria-hidden')
  delete page.dataset['page']
}

const hide = (page: HTMLElement): void => {
  page.removeAttribute('id')
  page.ariaHidden = 'true'
  page.dataset['page'] = 'prerendered'
}

/** Both pages, while the prerendered one is shown and the router has not arrived yet. */
let swapped: { readonly old: HTMLElement; readonly next: HTMLElement } | undefined

/**
 * The router starts navigating to `to`. If that page is prerendered, it is shown at once, in the frame of the press; the
 * router continues after that frame.
 */
function reveal({ pathname, searchStr, hash, state }: Location): void {
  const old = document.getElementById(mainId)
  const next = document.querySelector<HTMLElement>('[data-page]')
  const isOther = prerendered?.path !== pathname || searchStr || hash || state.dialogs?.length
  if (isOther || !old || !next?.firstElementChild || document.hidden) {
    forget()
    return
  }
  hide(old)
  show(next)
  swapped = { old, next }
  requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Runs before React renders where the router has arrived: if that is another page, the old one is shown again. */
function settle(router: AnyRouter): void {
  if (swapped && prerendered?.page.key !== pageKey(router.stores.matches.get())) {
    hide(swapped.next)
    show(swapped.old)
  }
  swapped = undefined
}
