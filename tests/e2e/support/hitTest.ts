import { expect, type Locator, type Page } from '@playwright/test'
import { hitProbe } from './hitProbe.ts'

/** Every fault that affects a press on this screen, see `hitProbe`. */
export const findHitFaults = (page: Page): Promise<string[]> => page.evaluate(hitProbe)

/** Presses the middle of a visible element, by touch on a phone and by mouse otherwise, even if it is covered. */
export async function pressCentre(seen: Locator): Promise<void> {
  await expect(seen).toBeVisible()
  const page = seen.page()
  const { x, y, isTouch } = await seen.evaluate(async (element) => {
    // Waits until it stops moving: content that loads above moves it.
    let [left, top] = [Number.NaN, Number.NaN]
    for (;;) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect()
      if (now.left === left && now.top === top) break
      left = now.left
      top = now.top
    }
    const { width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2, isTouch: matchMedia('(pointer: coarse)').matches }
  })
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}
