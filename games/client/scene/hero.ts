import { h } from '../ui/element.ts'
import type { Box, Layout } from './layout.ts'

/**
 * The hero of the game's tile, an ornament that does not block loading. With `media` its picture is requested
 * immediately.
 */
export function createHero(media?: string): HTMLImageElement {
  const hero = h('img', { class: 'hero', alt: '', fetchpriority: 'low', decoding: 'async' })
  hero.addEventListener('load', () => hero.classList.add('here'))
  if (media) bringHero(hero, media)
  return hero
}

/** Requests the hero's picture once, unless the browser is saving data. */
export function bringHero(hero: HTMLImageElement, media: string): void {
  if (!hero.src && !matchMedia('(prefers-reduced-data: reduce)').matches) hero.src = `${media}hero.webp`
}

/** Min size: a smaller hero would look like a sticker. */
const LEAST = 150

/**
 * The space for the hero on the right of the frame, under the plates, a little behind the rim; null where it does not
 * fit.
 */
export function nextToReels({ isPortrait, width, frame, scale }: Layout): Box | null {
  if (isPortrait) return null
  const right = frame.x + frame.width
  const behind = 44 * scale
  const size = Math.min(width - right + behind, frame.height * 0.72)
  if (size < LEAST) return null
  return { x: right - behind, y: frame.y + frame.height + 38 * scale - size, width: size, height: size }
}
