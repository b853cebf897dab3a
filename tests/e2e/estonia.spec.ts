import { demo, logIn } from './support/players.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const { say } = wordsOf('en')

test('[NAV-31] only under the licence of Estonia the footer counts the session, and pays and links otherwise', async ({
  page,
  baseURL,
}) => {
  if (isPhone(page)) return
  const footer = page.getByRole('contentinfo')
  const marks = () => footer.getByRole('list', { name: say('shell.footer.marksLabel') }).getByRole('img')
  const names = () => marks().evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  await logIn(page, demo.player)
  await open(page, '/')
  const usual = await names()
  await expect(footer.getByRole('link', { name: say('shell.nav.rocketMart') })).toBeAttached()
  await expect(footer.getByRole('timer')).toHaveCount(0)

  // The cookie of the session belongs to a host: there he logs in by the popup.
  const { port } = new URL(baseURL ?? '')
  const estonia = `http://ee.localhost:${port}`
  await open(page, `${estonia}/sign-in`)
  const form = page.getByRole('dialog')
  await form.getByLabel(say('auth.fields.email'), { exact: true }).fill(demo.tester)
  await form.getByLabel(say('auth.fields.password'), { exact: true }).fill(demo.password)
  await form.getByRole('button', { name: say('auth.signIn.submit') }).click()
  await expect(form).toBeHidden()
  await footer.scrollIntoViewIfNeeded()
  const timer = footer.getByRole('timer')
  await expect(timer).toHaveText(/^\d\d:\d\d:\d\d$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  expect(await names()).toEqual(['visa', 'mastercard', 'bank transfer'])
  expect(usual).not.toEqual(await names())
  await expect(footer.getByRole('link', { name: say('shell.nav.rocketMart') })).toHaveCount(0)
})
