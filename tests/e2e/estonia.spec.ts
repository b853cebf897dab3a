import { demo, logIn } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'

test('[NAV-31] [AUTH-20] [OPEN-51] only under the Estonian licence the footer counts the session, with other payments and links', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  // The two hosts may use different languages, so nothing is found by its text.
  const footer = page.getByRole('contentinfo')
  const mart = footer.locator('a[href$="/rocket-mart"]')
  const marks = () =>
    footer
      .locator('img[src^="/media/payments/"]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  await logIn(page, demo.player)
  await open(page, '/')
  await expect(mart).toBeAttached()
  await expect.poll(marks).not.toEqual([])
  const usual = await marks()
  await expect(footer.getByRole('timer')).toHaveCount(0)

  // The session cookie belongs to one host, so the player logs in with the popup there.
  const { port } = new URL(baseURL ?? '')
  const estonia = `http://ee.localhost:${port}`
  const timer = footer.getByRole('timer')
  // Logging in scrolls to the top of the page, which would undo earlier scrolling.
  const expectTime = (shown: RegExp) =>
    expect(async () => {
      await footer.scrollIntoViewIfNeeded()
      await expect(timer).toHaveText(shown, { timeout: 1_000 })
    }).toPass()
  const signIn = async () => {
    await open(page, `${estonia}/sign-in`)
    const form = page.getByRole('dialog')
    await form.locator('input[type=email]').fill(demo.tester)
    await form.locator('input[type=password]').fill(demo.password)
    await form.locator('button[type=submit]').click()
    await expect(form).toBeHidden()
  }
  await signIn()
  await expectTime(/^\d\d:\d\d:\d\d$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await expect.poll(marks).toEqual(['Visa', 'Mastercard', 'Bank transfer'])
  expect(usual).not.toEqual(await marks())
  await expect(mart).toHaveCount(0)

  await test.step('[AUTH-20] [OPEN-51] the count starts with the log-in, resumes after a reload, and ends with the log-out', async () => {
    await expect(timer).toHaveText(/^00:0\d:\d\d$/)
    await page.evaluate(() => {
      const key = 'apogee.shell.sessions'
      // Stored on the device: when the session of each player began.
      const kept = localStorage.getItem(key) ?? ''
      localStorage.setItem(
        key,
        kept.replace(/"startMs":(\d+)/g, (_, ms) => `"startMs":${Number(ms) - 7_200_000}`),
      )
    })
    await open(page, `${estonia}/`)
    await expectTime(/^02:0\d:\d\d$/)
    await page.evaluate(() =>
      fetch('/api/users/sign_out', { method: 'DELETE', headers: { 'x-requested-with': 'XMLHttpRequest' } }),
    )
    await open(page, `${estonia}/`)
    await footer.scrollIntoViewIfNeeded()
    await expect(timer).toHaveCount(0)
    await signIn()
    await expectTime(/^00:0\d:\d\d$/)
  })
})
