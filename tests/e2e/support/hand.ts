import type { Locator, Page } from '@playwright/test'
import { choose, isPhone, tabTo } from './shell.ts'

/** How a journey does what it does: helpers take one, so that the same way is walked by mouse and by keys alone. */
export interface Hand {
  /** A link or a button. */
  press(target: Locator): Promise<void>
  /** Types a text into a field, replacing its content. */
  type(field: Locator, text: string): Promise<void>
  /** One radio of its group. */
  choose(radio: Locator): Promise<void>
}

export const mouse: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose,
}

// More than a group of ours has.
const mostRadios = 30

/** Tab, arrows, Space, Enter and letters. */
export const keys: Hand = {
  async press(target) {
    const page = target.page()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async type(field, text) {
    const page = field.page()
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  },
  async choose(radio) {
    const { keyboard } = radio.page()
    const name = await radio.getAttribute('name')
    // One stop of the group: the radio that is on, or the first.
    const isInside = () =>
      radio.evaluate((_, name) => (document.activeElement as HTMLInputElement)?.name === name, name)
    for (let step = 0; step < 120 && !(await isInside()); step += 1) await keyboard.press('Tab')
    const isHere = () => radio.evaluate((element) => element === document.activeElement)
    for (let step = 0; step < mostRadios && !(await isHere()); step += 1) await keyboard.press('ArrowRight')
    if (!(await radio.isChecked())) await keyboard.press('Space')
  },
}

/** By keyboard, and on a phone by finger. */
export const handOf = (page: Page): Hand => (isPhone(page) ? mouse : keys)
