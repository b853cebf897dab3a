import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Opens a URL and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  // Does not wait for pictures, which may still be drawn and are not tested here.
  await page.goto(path, { waitUntil: 'commit' })
  await ready(page)
}

/** A page with a game hydrates while the game renders, which is slow in a browser without a GPU. */
export const ready = (page: Page): Promise<void> =>
  expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 60_000 })

/** Holds back the scripts of the following pages, or those that contain a text, until the returned function is called. */
export async function holdScripts(page: Page, text = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = text === '' ? undefined : await route.fetch()
    if (response && !(await response.text()).includes(text)) return route.fallback()
    await released
    await (response ? route.fulfill({ response }) : route.continue())
  })
  return release
}

/** Holds back the requests to an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Fails a URL until the returned function presses a retry button. Another successful request of the page to the same URL
 * would remove the button, so the URL works only once the mouse button is down.
 */
export async function failUntilRetry(page: Page, url: string): Promise<(retry: Locator) => Promise<void>> {
  let isFailing = true
  await page.route(url, (route) => (isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue()))
  return async (retry) => {
    await retry.hover()
    await page.mouse.down()
    isFailing = false
    await page.mouse.up()
  }
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The button of the header that shows the balance and opens the account menu. */
export function balanceButton(page: Page, { say }: Words): Locator {
  // The text around the amount, which does not depend on it.
  const [before = '', after = ''] = say('shell.header.balanceOpen', { amount: '#' }).split('#')
  return page.getByRole('button', { name: new RegExp(`^${before}.*${after}$`) })
}

/** Waits for this balance in the header. A game page on a phone has no header. */
export const expectBalance = (page: Page, words: Words, cents: number): Promise<void> =>
  expect(balanceButton(page, words)).toHaveAccessibleName(
    words.say('shell.header.balanceOpen', { amount: words.money(cents) }),
  )

/** Selects a radio button that is hidden in its card, by pressing the card. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

/** A dialog by its title. */
export const dialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true })

/** Opens the sign-in or sign-up popup from the header. */
export async function openFromHeader(
  page: Page,
  { say }: Words,
  which: 'signIn' | 'signUp',
  press: (target: Locator) => Promise<void> = (link) => link.click(),
): Promise<Locator> {
  const link = say(which === 'signIn' ? 'common.auth.logIn' : 'common.auth.signUp')
  await press(page.getByRole('banner').getByRole('link', { name: link, exact: true }))
  const popup = dialog(page, say(`auth.${which}.title`))
  await expect(popup).toBeVisible()
  return popup
}

/** Logs out by the account menu. */
export async function logOut(
  page: Page,
  words: Words,
  press: (target: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await press(balanceButton(page, words))
  await press(page.getByRole('button', { name: words.say('common.auth.logOut') }))
}

/** The header of a guest, without a balance (NAV-13). */
export async function expectGuest(page: Page, words: Words): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: words.say('common.auth.logIn'), exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: words.say('common.auth.signUp'), exact: true })).toBeVisible()
  await expect(balanceButton(page, words)).toHaveCount(0)
}

/** Distance of an element from the top of its page, wherever that is scrolled to. */
export const topOnPage = (target: Locator): Promise<number> =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

/** Waits for all animations that end, so neither for endless ones nor for those that follow a scrolled row. */
export const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Presses Tab until the element has the focus, or Shift+Tab if it comes earlier: a lobby has hundreds of tab stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // A closing dialog keeps the focus until it is unmounted.
  await expect(page.locator('[role=dialog][inert]')).toHaveCount(0)
  // Checked at every step, because a loading page takes the focus.
  const nextKey = () =>
    target.evaluate((element) => {
      const from = document.activeElement!
      if (from === element) return undefined
      return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
  for (let step = 0; step < 120; step += 1) {
    const key = await nextKey()
    if (!key) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** The player's data in browser storage: all of our keys except those of the device. */
export const storedOfPlayer = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ofDevice = ['apogee.site.flags', 'apogee.shell.sound', 'apogee.auth.variant', 'apogee.auth.hasLoggedIn']
    const ofVisit = /^(?:depositPromocode|giftPromocode|apogee\.places)$/
    return [
      ...Object.keys(localStorage).filter((key) => key.startsWith('apogee.') && !ofDevice.includes(key)),
      ...Object.keys(sessionStorage).filter((key) => ofVisit.test(key)),
    ]
  })
