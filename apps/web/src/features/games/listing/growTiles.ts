import type { AnyRouter } from '@tanstack/react-router'
import { wantsLessMotion } from '../../../lib/browser/motion'
import { openedTile } from './openedTile'

const prepared = new WeakSet<AnyRouter>()

/**
 * Lets the picture of a tile grow into the cover of its game, which has the same transition name (`GameCover`). The
 * router's own option leaves a skipped transition (a hidden tab, a second press) as an uncaught error.
 */
export function growTiles(router: AnyRouter): void {
  if (prepared.has(router)) return
  prepared.add(router)
  const arrive = router.startViewTransition
  router.startViewTransition = (update) => {
    const { pathname, publicHref } = router.latestLocation
    const image = pathname.startsWith('/play/') ? imageOf(new URL(publicHref, location.origin).pathname) : undefined
    Object.assign(openedTile, { path: pathname, picture: image?.currentSrc ?? '' })
    if (!image || !('startViewTransition' in document) || wantsLessMotion()) return arrive(update)
    const { style } = image
    style.viewTransitionName = 'game-art'
    const transition = document.startViewTransition(() => {
      style.viewTransitionName = ''
      return update()
    })
    // A skipped transition rejects both promises, but the update still runs.
    for (const end of [transition.ready, transition.finished]) end.catch(() => undefined)
    return transition.updateCallbackDone
  }
}

/**
 * The loaded picture of the link to that page: of the one under the pointer or with the focus, else of the first in
 * view.
 */
function imageOf(path: string): HTMLImageElement | undefined {
  const links = [...document.links].filter((link) => link.pathname === path && isInSight(link))
  const link = links.find((one) => one.parentElement?.matches(':hover,:focus-within')) ?? links[0]
  const image = link?.querySelector<HTMLImageElement>('picture img')
  return image?.complete && image.naturalWidth > 0 ? image : undefined
}

function isInSight(link: Element): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
