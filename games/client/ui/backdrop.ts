import { bringHero, createHero } from '../scene/hero.ts'
import type { Box, Layout } from '../scene/layout.ts'
import { loadImage } from '../scene/loadImage.ts'
import { placeBox } from '../scene/placeBox.ts'
import { h } from './element.ts'

/** Scene and title: everything behind the game. */
export interface Backdrop {
  readonly element: HTMLElement
  place(layout: Pick<Layout, 'isPortrait' | 'title'>): void
  /** Positions the game's hero; null where it does not fit. */
  stand(box: Box | null): void
  /** The hero celebrates a win. */
  cheer(): void
  load(media: string): Promise<void>
}

export function createBackdrop(title: string, isStill: () => boolean): Backdrop {
  const scenes = { wide: h('img', { class: 'scene', alt: '' }), tall: h('img', { class: 'scene', alt: '' }) }
  const heading = h('h1', { class: 'title' }, h('span', {}, title))
  const hero = createHero()
  hero.hidden = true
  let bring: (() => void) | null = null
  const element = h('div', { class: 'backdrop' }, scenes.wide, scenes.tall, hero, h('div', { class: 'foot' }), heading)
  // The engine switches its layout at the same aspect ratio as the style sheet.
  const tall = matchMedia('(max-aspect-ratio: 95 / 100)')

  return {
    element,
    place: (layout) => {
      // Where the title does not fit, the page around the game shows it.
      heading.hidden = layout.title.height <= 0
      placeBox(heading, layout.title)
      heading.style.fontSize = `${titleSize(title, layout)}px`
    },
    stand: (box) => {
      hero.hidden = box === null
      if (!box) return
      placeBox(hero, box)
      bring?.()
    },
    cheer: () => {
      if (!isStill()) hero.animate(GLAD, { duration: 900, easing: 'ease-in-out' })
    },
    load: async (media) => {
      const first = show(scenes, tall.matches ? 'tall' : 'wide', media)
      const logo = showLogo(heading, title, media)
      // The picture for the other orientation is loaded once the device is rotated.
      const turned = () => void show(scenes, tall.matches ? 'tall' : 'wide', media).catch(() => {})
      tall.addEventListener('change', turned, { once: true })
      await Promise.allSettled([first, logo])
      bring = () => bringHero(hero, media)
      if (!hero.hidden) bring()
    },
  }
}

const GLAD: Keyframe[] = [
  { translate: '0 0', scale: 1 },
  { translate: '0 2%', scale: '1.04 .95', offset: 0.15 },
  { translate: '0 -9%', scale: '.97 1.04', offset: 0.4 },
  { translate: '0 1%', scale: '1.03 .97', offset: 0.65 },
  { translate: '0 -3%', scale: 1, offset: 0.82 },
  { translate: '0 0', scale: 1 },
]
const FILES = { wide: 'bg-1600', tall: 'bgp-780' } as const

async function show(
  scenes: Record<'wide' | 'tall', HTMLImageElement>,
  kind: 'wide' | 'tall',
  media: string,
): Promise<void> {
  const image = await loadImage(`${media}${FILES[kind]}.webp`)
  scenes[kind].src = image.src
  scenes[kind].dataset['shape'] = kind
  if (!document.documentElement.style.getPropertyValue('--hue')) await takeHue(image)
}

async function showLogo(heading: HTMLElement, title: string, media: string): Promise<void> {
  const image = await loadImage(`${media}logo.webp`)
  image.alt = title
  heading.replaceChildren(image)
}

/** The reels and plates take the scene's own colour: the average hue of its saturated parts. */
async function takeHue(image: HTMLImageElement): Promise<void> {
  const small = await createImageBitmap(image, { resizeWidth: 24, resizeHeight: 24 })
  const canvas = document.createElement('canvas')
  canvas.width = 24
  canvas.height = 24
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return
  pen.drawImage(small, 0, 0)
  const { data } = pen.getImageData(0, 0, 24, 24)
  let [x, y] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [hue, weight] = hueOf(data[at] as number, data[at + 1] as number, data[at + 2] as number)
    x += Math.cos(hue) * weight
    y += Math.sin(hue) * weight
  }
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  document.documentElement.style.setProperty('--hue', String(Math.round((degrees + 360) % 360)))
}

function hueOf(red: number, green: number, blue: number): [number, number] {
  const hue = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return [hue, Math.max(red, green, blue) - Math.min(red, green, blue)]
}

/** Font size that makes the title fill its box: one line in landscape, one word per line in portrait. */
function titleSize(title: string, { title: room, isPortrait }: Pick<Layout, 'isPortrait' | 'title'>): number {
  const words = title.split(' ')
  const longest = isPortrait ? Math.max(...words.map((word) => word.length)) : title.length
  const lines = isPortrait ? words.length : 1
  return Math.max(12, Math.min(room.height / (lines * 1.02), room.width / (longest * 0.74), 64))
}
