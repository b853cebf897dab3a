import { expectAccessible } from './support/axe.ts'
import { newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('de')

test('[CONST-14] a dialog keeps what was typed when its phone is turned, and when it is turned back', async ({
  page,
}) => {
  await newPlayer(page, 'turned')
  await open(page, '/de/profile/limits')
  const field = page.getByLabel(say('limits.edit.amount'), { exact: true })
  await page
    .getByRole('main')
    .getByRole('button', { name: say('limits.set') })
    .click()
  await field.fill('70')
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width, height },
  ]) {
    await page.setViewportSize(size)
    // A popup changes its shape once the window has settled.
    await expect(page.getByRole('dialog')).toHaveCSS('border-bottom-left-radius', size.width < 768 ? '0px' : '20px')
    await expect(field).toHaveValue('70')
  }
})

test('[PROF-14] a German limit of "1.000" is a thousand euros, and "4,000" needs a confirmation', async ({ page }) => {
  await newPlayer(page, 'typed')
  await open(page, '/de/profile/limits')
  const main = page.getByRole('main')
  const field = page.getByLabel(say('limits.edit.amount'), { exact: true })
  await main.getByRole('button', { name: say('limits.set') }).click()
  await field.fill('1.000')
  await expect(page.getByText(/1\.000,00\s€/).first()).toBeVisible()
  await field.fill('4,000')
  const question = page.getByRole('group', { name: say('common.money.which') })
  await expect(question.getByRole('button')).toHaveText([/^4,00\s€$/, /^4\.000,00\s€$/])
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('common.money.choose'))).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: /^4,00/ }).click()
  await expect(question).toBeHidden()
  await expect(field).toHaveValue('4')
})
