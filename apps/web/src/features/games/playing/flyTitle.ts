import { wantsLessMotion } from '../../../lib/browser/motion'

const flightMs = 620

/** Where the title is on the picture of a tile, as fractions of it. */
const titleOnArt = { left: 0.07, width: 0.86, middle: 0.82 }

/**
 * Lets the title of a game fly from the picture on its cover to its place over the reels, while the cover fades. Not where
 * the game shows no title, and not for visitors who prefer less motion.
 */
export function flyTitle(cover: HTMLElement): void {
  const stage = cover.parentElement
  const frame = stage?.querySelector('iframe')
  const art = cover.querySelector('[data-art]')?.getBoundingClientRect()
  const title = frame?.contentDocument?.querySelector<HTMLImageElement>('.title img')
  const at = title?.getBoundingClientRect()
  if (!stage || !frame || !art || !title || !at || at.height === 0 || wantsLessMotion()) return
  const [page, place] = [stage.getBoundingClientRect(), frame.getBoundingClientRect()]
  const end = { left: place.left - page.left + at.left, top: place.top - page.top + at.top }
  const start = {
    left: art.left - page.left + art.width * titleOnArt.left,
    middle: art.top - page.top + art.height * titleOnArt.middle,
  }
  const scale = (art.width * titleOnArt.width) / at.width
  const flying = new Image()
  flying.src = title.src
  flying.alt = ''
  flying.className = 'pointer-events-none absolute'
  Object.assign(flying.style, {
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    objectFit: 'contain',
    transformOrigin: '0 50%',
  })
  stage.append(flying)
  // The game's own title appears when this one has arrived.
  title.style.opacity = '0'
  const [x, y] = [start.left - end.left, start.middle - end.top - at.height / 2]
  const flight = flying.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 8}px) scale(${scale * 1.04})`, opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.4, 0, 0.1, 1)' },
  )
  const land = () => {
    title.style.opacity = ''
    flying.remove()
  }
  flight.finished.then(land, land)
}
