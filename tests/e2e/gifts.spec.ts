import { emberWyrm, openGame } from './support/game.ts'
import { call, deposit, newPlayer } from './support/players.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

/** A hold-and-win game of a studio whose feature rounds can be granted. */
const saltbeard = 'Captain Saltbeard'

for (const language of languages) {
  test(`[BON-10] [BON-13] [SAFE-08] a deposit grants its bonus, play advances it, and cancelling first shows the loss (${language})`, async ({
    page,
  }) => {
    const words = wordsOf(language)
    const { say, money } = words
    await newPlayer(page, 'gift')
    await deposit(page, 50_00, 'EUR', { bonus: 'welcome-1' })

    await test.step('it is among the gifts and is activated by keyboard', async () => {
      await open(page, words.path('/profile/gifts'))
      const card = page.getByRole('article').filter({ hasText: money(50_00) })
      await expect(card).toContainText(money(50_00))
      await expect(card).toContainText(say('bonuses.stages.issued'))
      // The picture of its group in modify-gifts-config.json.
      await expect(card.locator('img[src^="/media/art/1/rocket/"]')).toBeVisible()
      await card.getByRole('button', { name: say('bonuses.activate') }).press('Enter')
      await expect(card).toContainText(say('bonuses.stages.handle_bets'))
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    })

    await test.step('a round advances it in the game', async () => {
      await open(page, words.path(emberWyrm.path))
      const game = await openGame(page, words)
      const { stake_cents } = await game.play()
      const left = say('bonuses.left', { amount: money(1500_00 - stake_cents) })
      // The line above the game may show the tournament that the round moved, too; the options have both.
      await page.getByRole('button', { name: say('games.page.open') }).press('Enter')
      const options = dialog(page, say('games.page.open'))
      await options.getByRole('button', { name: left }).press('Enter')
    })

    await test.step('it is cancelled after a summary of the loss and the rest', async () => {
      await page.getByRole('button', { name: say('bonuses.cancel.open') }).click()
      const asked = dialog(page, say('bonuses.cancel.title'))
      const cancel = asked.getByRole('button', { name: say('bonuses.cancel.lose', { amount: money(50_00) }) })
      await cancel.press('Enter')
      await expect(asked).toBeHidden()
      await expect(page.getByRole('button', { name: say('bonuses.wagered', { percent: 0 }) })).toHaveCount(0)
      await open(page, words.path('/profile/gifts'))
      await expect(page.getByText(say('bonuses.stages.canceled'))).toBeVisible()
    })
  })
}

for (const language of languages) {
  test(`[CONST-44] [BON-10] a coupon grants a feature round: the counter pulses until it is played, and its win is paid (${language})`, async ({
    page,
  }) => {
    const words = wordsOf(language)
    const { say, game } = words
    await newPlayer(page, 'feature')
    const counter = page.getByRole('banner').locator(`a[href$="/profile/gifts"]`)
    const pulse = counter.locator('[data-gift-pulse]')

    await test.step('the coupon is typed, and the counter pulses', async () => {
      await open(page, words.path('/profile/promocode'))
      await expect(counter).toBeVisible()
      await expect(pulse).toHaveCount(0)
      await page.getByRole('textbox', { name: say('bonuses.code.label') }).fill('counter')
      await page.keyboard.press('Enter')
      await expect(page.getByText(say('bonuses.code.gift'))).toBeVisible()
      await expect(pulse).toBeVisible()
      const name = say('shell.header.giftsFeature', { gifts: say('shell.header.giftsCount', { count: 1 }) })
      await expect(counter).toHaveAccessibleName(name)
    })

    await test.step('it is activated and opened by keyboard', async () => {
      await counter.press('Enter')
      // The new page takes the focus once it has loaded.
      await expect(page.locator('#main')).toBeFocused()
      const card = page.getByRole('article').filter({ hasText: say('bonuses.spins.features', { count: 1 }) })
      await card.getByRole('button', { name: say('bonuses.activate') }).press('Enter')
      await card.getByRole('link', { name: saltbeard }).press('Enter')
    })

    await test.step('it starts with the coins, and its win is paid', async () => {
      const opened = await openGame(page, words, saltbeard)
      const round = await opened.finished()
      expect(round).toMatchObject({ stake_cents: 0, win_cents: 0 })
      await expect(opened.frame.getByText(game('freeFeatureDone'))).toBeHidden()
      await expect(pulse).toHaveCount(0)
      const [spins] = await (await call(page, 'GET', '/api/player/freespins')).json()
      expect(spins).toMatchObject({ stage: 'finished', freespins_performed: 1, feature: 'hold_and_win' })
      expect(spins.won_cents).toBeGreaterThan(0)
      const [account] = await (await call(page, 'GET', '/api/player/accounts')).json()
      expect(account.amount_cents).toBe(Math.min(spins.won_cents, 500_00))
    })
  })
}

test('[BON-12] [OPEN-82] codes in a link: a deposit code is stored and leads to the deposit, a gift code is redeemed once', {
  tag: '@desktop',
}, async ({ page }) => {
  const { say } = wordsOf('en')
  await newPlayer(page, 'codes')
  await call(page, 'PATCH', '/api/player/update_bonus_settings', { can_issue: false })
  await open(page, '/?depositPromocode=orbit')
  await expect(page.getByRole('dialog')).toContainText(/./)
  const player = async () => (await (await call(page, 'GET', '/api/player')).json()) as Record<string, unknown>
  expect(await player()).toMatchObject({ can_issue_bonuses: true, deposit_bonus_code: 'orbit' })

  await open(page, '/?giftPromocode=liftoff')
  await expect(page).toHaveURL(/\/profile\/gifts$/)
  await expect(page.getByText(say('bonuses.code.gift'))).toBeVisible()
  await expect(page.getByRole('article')).toContainText(say('bonuses.stages.issued'))
  await open(page, '/profile/gifts?giftPromocode=NOSUCH')
  await expect(page.getByText(say('bonuses.code.unknown'))).toBeVisible()
  // A link to the current page also applies its code at once.
  await page.evaluate(() => {
    history.pushState(history.state, '', '/profile/gifts?giftPromocode=comet')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await expect(page.getByRole('article').filter({ hasText: say('bonuses.spins.count', { count: 25 }) })).toBeVisible()

  await open(page, '/?depositPromocode=NOSUCH')
  await expect(page.getByRole('dialog')).toContainText(/./)
  expect(await player()).toMatchObject({ deposit_bonus_code: null })
})
