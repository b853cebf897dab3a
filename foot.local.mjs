import { chromium } from '@playwright/test'
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const css = 'minmax(min-content,1fr)'
for (const base of ['http://localhost:4640','http://halcyon.localhost:4640'])
for (const l of ['', '/de', '/fr-CA','/no','/it','/et']) for (const w of [1024, 1280, 1366]) {
  const page = await browser.newPage({ viewport: { width: w, height: 900 } })
  await page.goto(base + l + '/about', { waitUntil: 'domcontentloaded' })
  await page.evaluate((v) => { document.querySelector('footer a[href^=mailto]').closest('.grid').style.gridAutoColumns = v }, css)
  const r = await page.evaluate(() => {
    const mail = document.querySelector('footer a[href^=mailto]'), lang = [...document.querySelectorAll('footer section')].at(-1)
    const g = mail.closest('.grid')
    return { gap: Math.round(lang.getBoundingClientRect().left - mail.getBoundingClientRect().right), over: document.documentElement.scrollWidth - innerWidth, gover: g.scrollWidth-g.clientWidth, cols: g.children.length }
  })
  if (r.gap < 16 || r.over > 0 || r.gover>0) console.log(css ? 'NEW' : 'old', base, l, w, JSON.stringify(r))
  await page.close()
}
await browser.close()
