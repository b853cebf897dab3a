import type { Locator, Page } from '@playwright/test'
import { choose, isPhone, tabTo } from './shell.ts'

/** Input method of a test: helpers take one, so that the same steps run by mouse or by keyboard alone. */
export interface Hand {
  /** Presses a link or a button. */
  press(target: Locator): Promise<void>
  /** Types a text into a field, replacing its content. */
  type(field: Locator, text: string): Promise<void>
  /** Selects a radio button of a group. */
  choose(radio: Locator): Promise<void>
}

export const mouse: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose,
}

// More than any group in the product has.
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
    // A radio group has one tab stop: the selected radio, or the first.
    const isInside = () =>
      radio.evaluate((_, name) => (document.activeElement as HTMLInputElement)?.name === name, name)
    for (let step = 0; step < 120 && !(await isInside()); step += 1) await keyboard.press('Tab')
    const isHere = () => radio.evaluate((element) => element === document.activeElement)
    for (let step = 0; step < mostRadios && !(await isHere()); step += 1) await keyboard.press('ArrowRight')
    if (!(await radio.isChecked())) await keyboard.press('Space')
  },
}

/** By keyboard, or by touch on a phone. */
export const handOf = (page: Page): Hand => (isPhone(page) ? mouse : keys)
