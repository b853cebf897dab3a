import { h } from '../ui/element.ts'
import type { Box, Layout } from './layout.ts'

/** The hero of the game's tile, an ornament that nothing waits for. Its picture is asked for at once where `media` is given. */
export function createHero(media?: string): HTMLImageElement {
  const hero = h('img', { class: 'hero', alt: '', fetchpriority: 'low', decoding: 'async' })
  hero.addEventListener('load', () => hero.classList.add('here'))
  if (media) bringHero(hero, media)
  return hero
}

/** Asks for its picture, once; not where data are to be saved. */
export function bringHero(hero: HTMLImageElement, media: string): void {
  if (!hero.src && !matchMedia('(prefers-reduced-data: reduce)').matches) hero.src = `${media}hero.webp`
}

/** Smaller, it would be a sticker. */
const LEAST = 150

/** Room for it on the right of the frame, under the plates, a little behind the rim; null where there is none. */
export function besideReels({ isPortrait, width, frame, scale }: Layout): Box | null {
  if (isPortrait) return null
  const right = frame.x + frame.width
  const behind = 44 * scale
  const size = Math.min(width - right + behind, frame.height * 0.72)
  if (size < LEAST) return null
  return { x: right - behind, y: frame.y + frame.height + 38 * scale - size, width: size, height: size }
}
