import { chromium } from '@playwright/test'
const [,, base, ...args] = process.argv
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
for (const spec of args) {
  const [name, path, size, email, wait] = spec.split('|')
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, baseURL: base, isMobile: width < 500, hasTouch: width < 500 })
  await context.addCookies([{ name: 'cookie_consent', value: 'necessary', url: base }])
  const page = await context.newPage()
  if (email) {
    const r = await context.request.post('/api/users/sign_in', { data: { user: { email, password: 'Rocket-2026!' } }, headers: { origin: base, 'x-requested-with': 'XMLHttpRequest' } })
    if (!r.ok()) console.log(name, 'login', r.status(), await r.text())
  }
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(Number(wait ?? 2500))
  await page.getByRole('button', { name: /Necessary only/ }).click({ timeout: 1500 }).catch(() => {})
  await page.waitForTimeout(400)
  await page.screenshot({ path: `/tmp/w/rows-shots/${name}.png` })
  await context.close()
}
await browser.close()
