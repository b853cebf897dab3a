import { expectAccessible } from './support/axe.ts'
import { demo, logIn } from './support/players.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test('[PROF-16] [RT-24] [SAFE-07] a year of play is filtered, totalled, charted, shown as a table and downloaded by keyboard', async ({
  page,
}) => {
  await logIn(page, demo.player)
  await open(page, '/profile/games-history?period=y1')
  const totals = page.getByRole('region', { name: say('profile.history.totals') })
  await expect(totals.locator('svg title')).not.toHaveCount(0)
  const rounds = totals.locator('dd').first()
  const all = Number(await rounds.textContent())
  await page.getByRole('button', { name: say('profile.history.won'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/period=y1.*outcome=won|outcome=won.*period=y1/)
  await expect(async () => expect(Number(await rounds.textContent())).toBeLessThan(all)).toPass()

  await totals.getByText(say('profile.history.table')).press('Enter')
  await expect(totals.getByRole('columnheader', { name: say('profile.history.net') })).toBeVisible()
  await expectAccessible(page, 'main')

  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: say('profile.history.csv') }).press('Enter')
  const file = await waiting
  expect(file.suggestedFilename()).toBe('rounds.csv')

  await page.reload()
  await expect(page.getByRole('button', { name: say('profile.history.won'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const kinds = page.getByRole('radio', { name: say('profile.history.kinds.bonuses') })
  await kinds.focus()
  await kinds.press('Space')
  await expect(page).toHaveURL(/\?show=bonuses$/)
  await expect(page.getByText(say('bonuses.stages.handle_bets')).first()).toBeVisible()
  if (isPhone(page)) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page, 'main')
})
