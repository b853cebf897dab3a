import { emberWyrm, openGame } from './support/game.ts'
import { call, deposit, newPlayer } from './support/players.ts'
import { dialog, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, wordsOf } from './support/words.ts'

for (const language of languages) {
  test(`[BON-10] [SAFE-08] [RTM-03] a deposit brings its bonus, play moves it on, cancelling says first what is lost (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const words = wordsOf(language)
    const { say, money } = words
    await newPlayer(page, 'gift')
    await deposit(page, 50_00, 'EUR', { bonus: 'welcome-1' })

    await test.step('it waits among the gifts and is activated by keyboard', async () => {
      await open(page, words.path('/profile/gifts'))
      const card = page.getByRole('article').filter({ hasText: money(50_00) })
      await expect(card).toContainText(money(50_00))
      await expect(card).toContainText(say('bonuses.stages.issued'))
      await card.getByRole('button', { name: say('bonuses.activate') }).focus()
      await page.keyboard.press('Enter')
      await expect(card).toContainText(say('bonuses.stages.handle_bets'))
      await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    })

    await test.step('a round moves it on where it is played', async () => {
      await open(page, words.path(emberWyrm.path))
      const game = await openGame(page, words)
      const { stake_cents } = await game.play()
      const left = say('bonuses.left', { amount: money(1500_00 - stake_cents) })
      await page.getByRole('button', { name: left }).focus()
      await page.keyboard.press('Enter')
    })

    await test.step('cancelled after what is lost and what stays was read', async () => {
      await page.getByRole('button', { name: say('bonuses.cancel.open') }).click()
      const asked = dialog(page, say('bonuses.cancel.title'))
      const cancel = asked.getByRole('button', { name: say('bonuses.cancel.lose', { amount: money(50_00) }) })
      await cancel.focus()
      await page.keyboard.press('Enter')
      await expect(asked).toBeHidden()
      await expect(page.getByRole('button', { name: say('bonuses.wagered', { percent: 0 }) })).toHaveCount(0)
      await open(page, words.path('/profile/gifts'))
      await expect(page.getByText(say('bonuses.stages.canceled'))).toBeVisible()
    })
  })
}

test('[BON-12] [OPEN-82] codes of a link: one for the deposit is kept and leads to it, one for a gift is used once', {
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
  await expect(page.getByText(say('bonuses.coupon.successfully_activated'))).toBeVisible()
  await expect(page.getByRole('article')).toContainText(say('bonuses.stages.issued'))
  await open(page, '/profile/gifts?giftPromocode=NOSUCH')
  await expect(page.getByText(say('bonuses.coupon.failed_to_activate'))).toBeVisible()

  await open(page, '/?depositPromocode=NOSUCH')
  await expect(page.getByRole('dialog')).toContainText(/./)
  expect(await player()).toMatchObject({ deposit_bonus_code: null })
})
