import { emberWyrm, openGame } from './support/game.ts'
import { newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')

test('a typed bet is corrected to an allowed stake and played with it', async ({ page }) => {
  await newPlayer(page, 'stake', { cents: 100_00 })
  await open(page, emberWyrm.path)
  const game = await openGame(page, words)
  const bet = game.frame.locator('.plate.bet')
  const panel = game.frame.getByRole('dialog', { name: words.game('stakeTitle') })
  const amount = panel.getByRole('textbox', { name: words.game('stakeAmount') })

  await bet.click()
  await amount.fill('1.37')
  await amount.press('Enter')
  // Not a multiple of the step: the next lower stake is shown but not yet applied.
  await expect(panel.getByRole('alert')).toContainText('€0.20')
  await expect(amount).toHaveValue('1.20')
  await amount.press('Enter')
  await expect(panel).toBeHidden()
  await expect(bet.locator('b')).toHaveText('€1.20')
  expect((await game.play()).stake_cents).toBe(120)

  await bet.click()
  await panel.getByRole('button', { name: words.game('stakeDouble') }).click()
  await panel.getByRole('button', { name: words.game('stakeSetTo', { bet: '€2.40' }) }).click()
  await expect(bet.locator('b')).toHaveText('€2.40')
  await bet.click()
  await panel.getByRole('button', { name: '€2.00', exact: true }).click()
  await expect(bet.locator('b')).toHaveText('€2.00')

  // The icon of a button may change between a press and its release.
  await game.spin.hover()
  await page.mouse.down()
  await game.spin.evaluate((button) =>
    button.replaceChildren(...[...button.children].map((child) => child.cloneNode(true))),
  )
  await page.mouse.up()
  expect((await game.finished()).stake_cents).toBe(200)
})

test('letter keys change the bet and list their actions, but not while an amount is typed @desktop', async ({
  page,
}) => {
  await newPlayer(page, 'hotkeys', { cents: 100_00 })
  await open(page, emberWyrm.path)
  const game = await openGame(page, words)
  const bet = game.frame.locator('.plate.bet b')
  await expect(bet).toHaveText('€0.80')
  await game.spin.press('d')
  await expect(bet).toHaveText('€1.60')
  await game.spin.press('h')
  await expect(bet).toHaveText('€0.80')
  await game.spin.press('?')
  const list = game.frame.getByRole('dialog', { name: words.game('keysTitle') })
  await expect(list.getByText(words.game('stakeDouble'))).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(bet).toHaveText('€0.80')
  await game.spin.press('b')
  const amount = game.frame.getByRole('textbox', { name: words.game('stakeAmount') })
  await amount.press('d')
  await page.keyboard.press('Escape')
  await expect(amount).toBeHidden()
  await expect(bet).toHaveText('€0.80')
})
