import type { Locator, Page } from '@playwright/test'
import { emberWyrm, openGame, playUntilItMoves } from './support/game.ts'
import { newEmail, password } from './support/players.ts'
import { dialog, holdScripts, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

for (const language of languages) {
  const words = wordsOf(language)
  const { say, plain, game: gameWords } = words
  const tileOf = { title: emberWyrm.title }

  test(`[LOB-07] [RT-09] [GAME-04] a guest plays the demo from a tile (${language})`, { tag: '@wide' }, async ({
    page,
  }) => {
    await open(page, words.path('/'))
    const tile = page.locator(`[data-game="brasswing/EmberWyrm"]`).first()
    if (isPhone(page)) {
      await tile.tap()
      const sheet = page.getByRole('dialog', { name: say('games.tile.options', tileOf) })
      await sheet.getByRole('button', { name: say('games.tile.demo'), exact: true }).click()
    } else {
      await pressOver(tile, page.getByRole('button', { name: say('games.tile.demoGame', tileOf) }))
    }
    await expect(page).toHaveURL(new RegExp(`${words.path(emberWyrm.path)}\\?mode=demo$`))
    const game = await openGame(page, words, emberWyrm.title, { isMoving: true })
    // A phone shows the demo mark at the balance, because its title bar is too narrow.
    const mark = gameWords(isPhone(page) ? 'demoBalance' : 'demo')
    await expect(game.frame.getByText(mark, { exact: true })).toBeVisible()
    if (!isPhone(page)) {
      // The first visit is silent: the audio workers start when sound is turned on, under the frame's policy.
      const makers = () => page.workers().filter((worker) => worker.url().includes('/studio/')).length
      expect(makers()).toBe(0)
      await game.frame.getByRole('button', { name: gameWords('soundOn'), exact: true }).click()
      await expect.poll(makers, { timeout: 30_000 }).toBe(1)
    }
    const before = await game.balance.textContent()
    await playUntilItMoves(game)
    await expect(game.balance).not.toHaveText(before ?? '')
  })

  test(`[LOB-08] [GD-02] [AUTH-21] a guest who wants to play for real signs up and returns to the game (${language})`, async ({
    page,
  }) => {
    await open(page, words.path('/'))
    const tile = page.locator(`[data-game="brasswing/EmberWyrm"]`).first()
    if (isPhone(page)) {
      await tile.tap()
      const sheet = page.getByRole('dialog', { name: say('games.tile.options', tileOf) })
      await sheet.getByRole('button', { name: say('games.tile.play'), exact: true }).click()
    } else {
      await pressOver(tile, page.getByRole('button', { name: say('games.tile.playGame', tileOf), exact: true }))
    }
    await expect(page).toHaveURL(/\/registration\?redirect=/)
    const popup = dialog(page, say('auth.signUp.title'))
    await popup.getByLabel(say('auth.fields.email'), { exact: true }).fill(newEmail('guest'))
    await popup.getByLabel(say('auth.fields.password'), { exact: true }).fill(password)
    await popup.getByLabel(say('auth.fields.country'), { exact: true }).selectOption('DE')
    await popup.getByRole('checkbox', { name: plain('auth.fields.terms') }).check()
    await popup.getByRole('checkbox', { name: say('auth.fields.age', { age: 18 }) }).check()
    await popup.getByRole('button', { name: say('auth.signUp.submit') }).click()
    await expect(page).toHaveURL(new RegExp(`${words.path(emberWyrm.path)}$`))
    await expect(popup).toBeHidden()
    const details = dialog(page, say('profile.missing.title'))
    await details.getByLabel(say('profile.fields.first_name'), { exact: true }).fill('Gale')
    await details.getByLabel(say('profile.fields.last_name'), { exact: true }).fill('Guestling')
    await details.getByLabel(say('profile.fields.date_of_birth'), { exact: true }).fill('15/06/1991')
    await details.getByRole('button', { name: say('profile.missing.submit') }).click()
    await expect(details).toBeHidden()
    const game = await openGame(page, words)
    await expect(game.frame.getByText(gameWords('demo'), { exact: true })).toHaveCount(0)
  })
}

test('[LOB-07] a slot’s tile turns its reels while a pointer or a finger stays on it, and loads them only then', {
  tag: '@wide',
}, async ({ page }) => {
  const loaded = reelsLoaded(page)
  await open(page, '/')
  const tile = page.locator(`[data-game="brasswing/EmberWyrm"]`).first()
  await expect(tile).toBeVisible()
  expect(loaded).toEqual([])
  const leave = isPhone(page) ? await holdFinger(tile) : await holdPointer(tile)
  await expect(tile.locator('..').locator('[data-reels]')).toBeVisible()
  expect(new Set(loaded)).toEqual(new Set(['sheet', 'symbols']))
  await leave()
  await expect(page.locator('[data-reels]')).toHaveCount(0)
  // The end of a long press is no tap.
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[LOB-08] a press on a tile opens its game although the controls of the tile load during the press', {
  tag: '@desktop',
}, async ({ page }) => {
  const controls = 'tile.demoGame'
  const release = await holdScripts(page, controls)
  await page.clock.install()
  await open(page, '/producers/brasswing')
  await pointAt(page.locator(`[data-game="brasswing/EmberWyrm"]`).first())
  await page.mouse.down()
  const loading = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes(controls),
  )
  release()
  await (await loading).finished()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Longer than React delays a part that has loaded.
  await page.clock.runFor(1_000)
  await page.mouse.up()
  await expect(page).toHaveURL(emberWyrm.path)
})

for (const wish of ['less motion', 'less data'] as const) {
  test(`[LOB-07] a visitor who wants ${wish} sees no reels on a tile, and nothing loads for them`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const loaded = reelsLoaded(page)
    if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' })
    else
      await page.addInitScript(() => {
        const { connection } = navigator as unknown as { connection: object }
        Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true })
      })
    await page.clock.install()
    await open(page, '/')
    await holdPointer(page.locator(`[data-game="brasswing/EmberWyrm"]`).first())
    // Longer than the stay that shows them to others.
    await page.clock.runFor(5_000)
    await expect(page.locator('[data-reels]')).toHaveCount(0)
    expect(loaded).toEqual([])
  })
}

/** The kinds of files that the reels of tiles have requested so far. */
function reelsLoaded(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, what] = /\/(symbols)\.webp|\/games\/(sheet)/.exec(request.url())?.filter(Boolean) ?? []
    if (what) loaded.push(what)
  })
  return loaded
}

/** Lets the pointer stay on a tile; returns how it leaves. */
async function holdPointer(tile: Locator): Promise<() => Promise<void>> {
  const page = tile.page()
  const panel = page.getByRole('button', { name: wordsOf('en').say('games.tile.playGame', emberWyrm), exact: true })
  await expect(async () => {
    await pointAt(tile)
    await expect(panel).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
  return () => page.mouse.move(0, 0)
}

/** Lets a finger stay on a tile; returns how it is lifted. */
async function holdFinger(tile: Locator): Promise<() => Promise<void>> {
  const touch = await tile.page().context().newCDPSession(tile.page())
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await tile.boundingBox()
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  return async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** Presses a button of the hover panel of a tile; loading pictures may move the tile away from the pointer once. */
async function pressOver(tile: Locator, button: Locator): Promise<void> {
  await expect(async () => {
    await pointAt(tile)
    await button.click({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
}

async function pointAt(tile: Locator): Promise<void> {
  const { mouse } = tile.page()
  await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await tile.boundingBox()
  // Not `hover()`: if the panel of an earlier attempt covers the tile, it scrolls the tile away.
  await mouse.move(0, 0)
  await mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 4 })
}
