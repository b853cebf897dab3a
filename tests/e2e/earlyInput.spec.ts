import { call, newPlayer } from './support/players.ts'
import { dialog, holdScripts, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test('a switch pressed before hydration stays switched', async ({ page }) => {
  await newPlayer(page, 'early-switch')
  const stored = async () => {
    const answer = await call(page, 'GET', '/api/subscriptions')
    return ((await answer.json()) as { receive_promos: boolean }).receive_promos
  }
  const before = await stored()
  const release = await holdScripts(page)
  await page.goto('/profile/main', { waitUntil: 'commit' })
  const offers = page.getByRole('switch', { name: say('profile.fields.receive_promos') })
  await offers.setChecked(!before)
  release()
  await ready(page)
  await expect.poll(stored).toBe(!before)
  await expect(offers).toBeChecked({ checked: !before })
})

test('the length of a break chosen before hydration is the one in the confirmation', async ({ page }) => {
  await newPlayer(page, 'early-radio')
  const release = await holdScripts(page)
  await page.goto('/profile/limits', { waitUntil: 'commit' })
  const card = page.getByRole('region', { name: say('limits.breaks.coolingoff.title') })
  const week = card.getByRole('radio', { name: say('limits.spans.week'), exact: true })
  await week.locator('xpath=ancestor::label').click()
  await expect(week).toBeChecked()
  release()
  await ready(page)
  const begin = say('limits.breaks.coolingoff.begin', { span: say('limits.spans.week') })
  await card.getByRole('button', { name: begin }).click()
  const asked = dialog(page, say('limits.breaks.coolingoff.title'))
  await expect(asked.getByRole('button', { name: begin })).toBeVisible()
})
