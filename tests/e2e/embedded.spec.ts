import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emberWyrm } from './support/game.ts'
import { expect, test } from './support/test.ts'

// A brand that allows pages on this machine's IP address to frame it (content/brands/halcyon.json, demo).
const framed = (baseURL: string | undefined) => String(baseURL).replace('//localhost', '//halcyon.localhost')

/** A page of another site with a frame; it records the frame's messages. */
const hostPage = (address: string) => `<!doctype html><title>Host</title>
<iframe title="casino" src="${address}" width="1200" height="700"></iframe>
<script>window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, ...data }))</script>`

let host: Server
let port: number
test.beforeAll(async () => {
  host = createServer((asked, answer) => {
    const address = new URL(asked.url ?? '/', 'http://host').searchParams.get('frame') ?? ''
    answer.writeHead(200, { 'content-type': 'text/html' }).end(hostPage(address))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  port = (host.address() as AddressInfo).port
})
test.afterAll(() => host.close())

type Heard = { origin: string; source: string; type: string; path?: string; height?: number; isSignedIn?: boolean }

test('[I18N-07] [SEC-01] framed by an allowed host, the site keeps its session and reports height, route and login', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const address = framed(baseURL)
  await page.goto(`http://127.0.0.1:${port}/?frame=${encodeURIComponent(`${address}/sign-in`)}`)
  const heard = (type: string) =>
    page.evaluate(
      (wanted) => (window as unknown as { heard: Heard[] }).heard.filter(({ type }) => type === wanted).at(-1),
      type,
    )
  await expect.poll(() => heard('login')).toMatchObject({ origin: address, source: 'apogee', isSignedIn: false })
  await expect.poll(async () => (await heard('height'))?.height).toBeGreaterThan(500)

  const frame = page.frameLocator('iframe')
  await frame.locator('input[type=email]').fill('player@apogee.test')
  await frame.locator('input[type=password]').fill('Rocket-2026!')
  await frame.locator('input[type=password]').press('Enter')
  await expect.poll(() => heard('login')).toMatchObject({ isSignedIn: true })

  // The popup first navigates back as it closes.
  await expect(frame.locator('[role=dialog]')).toHaveCount(0)
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement
    for (const path of ['//evil.test/', '/\t/evil.test/', '/\\evil.test/', '/\n/evil.test/', '/%09/evil.test/'])
      contentWindow?.postMessage({ source: 'apogee-host', type: 'navigate', path }, '*')
    contentWindow?.postMessage({ source: 'apogee-host', type: 'navigate', path: '/about' }, '*')
  })
  await expect.poll(() => heard('route')).toMatchObject({ path: '/about' })
  await page.reload()
  await expect.poll(() => heard('login')).toMatchObject({ isSignedIn: true })
})

test('[I18N-07] a game opens in a site that an allowed host frames', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const address = `${framed(baseURL)}${emberWyrm.path}?mode=demo`
  await page.goto(`http://127.0.0.1:${port}/?frame=${encodeURIComponent(address)}`)
  const game = page.frameLocator('iframe').frameLocator('iframe')
  await expect(game.locator('#game[data-ready]')).toBeAttached({ timeout: 30_000 })
})

test('[I18N-07] [SEC-03] a page that is not on the allow-list gets no frame', { tag: '@desktop' }, async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/frame-ancestors/)
  for (const [from, address] of [
    ['stranger.localhost', framed(baseURL)],
    ['127.0.0.1', String(baseURL)],
  ]) {
    await page.goto(`http://${from}:${port}/?frame=${encodeURIComponent(`${address}/`)}`)
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
  }
})
