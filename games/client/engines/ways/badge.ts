import type { Layout } from '../../scene/layout.ts'
import { h } from '../../ui/element.ts'
import { sidePlate } from '../../ui/hud.ts'

/** The multiplier of the next win, as a medal on the frame's edge. */
export function createBadge(isStill: () => boolean) {
  const value = h('b', {}, '×1')
  const element = h('div', { class: 'medal', 'aria-hidden': true }, value)
  let shown = 1
  let chips: readonly HTMLElement[] = []
  const light = () => {
    for (const chip of chips) chip.classList.toggle('on', chip.textContent === `×${shown}`)
  }
  return {
    element,
    /** A plate with the steps of the paid game, the current one highlighted. */
    ladder: (label: string, steps: readonly number[]) => {
      chips = [...new Set(steps)].map((times) => h('span', {}, `×${times}`))
      light()
      return sidePlate(label, '', h('div', { class: 'steps' }, ...chips))
    },
    place: ({ frame, scale, isPortrait }: Layout) => {
      const size = Math.max(58 * scale, 44)
      Object.assign(element.style, {
        left: `${Math.min(frame.x + frame.width - size * 0.62, innerWidth - size - 2)}px`,
        top: `${frame.y - size * (isPortrait ? 0.8 : 0.34)}px`,
        width: `${size}px`,
        height: `${size}px`,
        fontSize: `${size * 0.36}px`,
      })
    },
    show: (times: number) => {
      value.textContent = `×${times}`
      element.classList.toggle('hot', times > 1)
      if (times > shown && !isStill())
        element.animate([{ scale: 1 }, { scale: 1.45, offset: 0.35 }, { scale: 1 }], {
          duration: 420,
          easing: 'ease-out',
        })
      shown = times
      light()
    },
  }
}
