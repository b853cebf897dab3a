import type { WebSocketRoute } from '@playwright/test'
import { operator } from './support/operator.ts'
import { newPlayer, notify, readFirstMessage } from './support/players.ts'
import { balanceButton, dialog, isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words

test('[ROLE-06] a new VIP gets badge, manager and chat popup at once, without a reload', async ({ page }) => {
  const email = await newPlayer(page, 'vip')
  const socket = page.waitForEvent('websocket')
  await open(page, '/')
  await socket
  await operator('vip-set', email, 'gold')
  // With a separate server the database is shared, but not the connections.
  if (process.env['E2E_DATABASE_URL']) await page.reload()
  else
    await expect(page.getByText(say('notifications.vipGiven.title', { status: say('shell.rank.gold') }))).toBeVisible()
  // Its label ends with the news that has just arrived.
  if (isPhone(page)) await page.getByRole('button', { name: new RegExp(say('shell.nav.menu')) }).click()
  else await balanceButton(page, words).click()
  const manager = page.getByRole('region', { name: say('shell.menu.manager.title') })
  await expect(manager).toBeVisible()
  await expect(page.getByText(say('shell.rank.gold'), { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await manager.getByRole('button', { name: say('shell.menu.manager.chat') }).click()
  await expect(dialog(page, say('support.title'))).toBeVisible()
})

test('notifications sent while the connection was down are in the bell once it is back', { tag: '@desktop' }, async ({
  page,
}) => {
  const email = await newPlayer(page, 'missed')
  await readFirstMessage(page)
  const sockets: WebSocketRoute[] = []
  let isConnected = false
  let isDown = false
  // Chromium's own emulation of a lost network leaves open sockets as they are.
  await page.routeWebSocket('**/connection/websocket', (socket) => {
    if (isDown) {
      void socket.close()
      return
    }
    const server = socket.connectToServer()
    sockets.push(socket, server)
    server.onMessage((message) => {
      socket.send(message)
      isConnected = true
    })
  })
  await open(page, '/')
  await expect.poll(() => isConnected).toBe(true)
  isDown = true
  for (const socket of sockets) await socket.close()
  await notify(page, email, 'While you were away')
  isDown = false
  await page.getByRole('button', { name: say('shell.header.news', { count: 1 }) }).click()
  // A message that the connection recovers is shown as a toast, too.
  await expect(page.locator('#news-menu').getByText('While you were away')).toBeVisible()
})
