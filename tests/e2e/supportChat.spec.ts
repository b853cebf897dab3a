import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newestMail } from './support/mailbox.ts'
import { call, demo, logIn, newEmail, newPlayer } from './support/players.ts'
import {
  dialog,
  expectGuest,
  holdRequests,
  holdScripts,
  isPhone,
  logOut,
  open,
  ready,
  storedOfPlayer,
} from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { wordsOf } from './support/words.ts'

const words = wordsOf('en')
const { say } = words
const popup = '[role=dialog]'

const supportLink = (page: Page, count = 0) =>
  page.getByRole('banner').getByRole('link', { name: say('shell.header.support', { count }), exact: true })
const conversation = (page: Page) => page.getByRole('log', { name: say('support.chat.conversation') })
const closeChat = async (page: Page) => {
  const chat = dialog(page, say('support.title'))
  await chat.getByRole('button', { name: say('common.actions.close') }).click()
  await expect(chat).toBeHidden()
}

async function openChat(page: Page, count = 0) {
  await supportLink(page, count).click()
  await expect(dialog(page, say('support.title'))).toBeVisible()
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: say('support.chat.message') }).fill(text)
  await page.getByRole('button', { name: say('support.chat.send'), exact: true }).click()
}

/** Opens the agent's window with the conversation of an email address. */
async function openDesk(page: Page, email: string): Promise<Page> {
  const desk = await page.context().newPage()
  await desk.goto('/sandbox/support')
  await desk.getByRole('link').filter({ hasText: email }).first().click()
  await expect(desk).toHaveURL(/support\/\d+$/)
  return desk
}

async function answer(desk: Page, text: string): Promise<void> {
  await desk.getByLabel(say('sandbox.support.agent')).fill('Mia')
  await desk.getByLabel(say('sandbox.support.answer')).fill(text)
  await desk.getByRole('button', { name: say('sandbox.support.send') }).click()
  await expect(desk.locator('.talk')).toContainText(text)
}

test('[SUP-01] [AUTH-04] a player and an agent talk; unread messages are marked, and the conversation stays until the log-out', async ({
  page,
}) => {
  const email = await newPlayer(page, 'chat')
  const socket = page.waitForEvent('websocket')
  await open(page, '/')
  await socket
  await openChat(page)
  await page.getByRole('button', { name: say('support.chat.topics.withdrawal') }).click()
  const field = page.getByRole('textbox', { name: say('support.chat.message') })
  await expect(field).toHaveValue(say('support.chat.topics.withdrawal'))
  await write(page, 'Where is <b>my</b> bonus?')
  await expect(conversation(page)).toContainText('Where is <b>my</b> bonus?')
  await expect(conversation(page).getByText(say('support.chat.sending'))).toBeHidden()

  const desk = await openDesk(page, email)
  await expect(desk.locator('.talk')).toContainText('Where is <b>my</b> bonus?')
  await expectAccessible(desk)
  await answer(desk, 'It is under /profile/gifts.')
  await expect(conversation(page)).toContainText('Mia')
  await expect(conversation(page).getByRole('link', { name: '/profile/gifts' })).toHaveAttribute('target', '_blank')
  await expectAccessible(page, popup)

  // The desk shows new messages automatically and keeps the draft.
  await desk.getByLabel(say('sandbox.support.answer')).fill('Half an answer')
  await write(page, 'Thank you!')
  await expect(desk.locator('.talk')).toContainText('Thank you!')
  await expect(desk.getByLabel(say('sandbox.support.answer'))).toHaveValue('Half an answer')

  // A message that arrives while the chat is closing stays unread; slow the motion down to see that.
  await page.evaluate(() => {
    for (const motion of ['--t-sheet', '--t-enter']) document.documentElement.style.setProperty(motion, '60s')
  })
  await closeChat(page)
  await answer(desk, 'You are welcome.')
  await expect(supportLink(page, 1)).toBeVisible()
  await expect(page.locator('[data-ending-style]').first()).toBeAttached()
  await expect(page.getByText(say('shell.support.answered', { name: 'Mia' }))).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(supportLink(page, 1)).toBeVisible()
  await openChat(page, 1)
  await expect(conversation(page).getByText(say('support.chat.new'), { exact: true })).toBeVisible()
  for (const text of [
    'Where is <b>my</b> bonus?',
    'It is under',
    'Thank you!',
    'You are welcome.',
    say('support.chat.today'),
  ])
    await expect(conversation(page)).toContainText(text)
  await closeChat(page)
  await expect(supportLink(page)).toBeVisible()

  await desk.close()
  if (isPhone(page)) await open(page, '/')
  await logOut(page, words)
  await expectGuest(page, words)
  await expect.poll(() => storedOfPlayer(page)).toEqual([])
  await openChat(page)
  await expect(page.getByLabel(say('support.form.email'))).toHaveValue('')
  await expect(conversation(page)).not.toContainText('bonus')
})

test('an unsent message survives a reload, and is sent once', async ({ page }) => {
  const email = await newPlayer(page, 'chat-lost')
  await open(page, '/support')
  await page.route('**/api/support/thread', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { errors: { base: { too_many_requests: 'too_many_requests' } } } })
      : route.fallback(),
  )
  await write(page, 'Do not lose me')
  await expect(conversation(page).getByRole('alert')).toContainText(say('errors.too_many_requests'))
  await page.getByRole('textbox', { name: say('support.chat.message') }).fill('Half a thought')
  await expectAccessible(page, 'main')
  await page.unroute('**/api/support/thread')
  await page.reload()
  await ready(page)
  await expect(page.getByRole('textbox', { name: say('support.chat.message') })).toHaveValue('Half a thought')
  await conversation(page)
    .getByRole('button', { name: say('support.chat.again') })
    .click()
  await expect(conversation(page).getByRole('alert')).toBeHidden()
  await expect(conversation(page).getByText('Do not lose me')).toHaveCount(1)
  await expect
    .poll(async () => ((await (await call(page, 'GET', '/api/support/thread')).json()) as { email: string }).email)
    .toBe(email)
})

test('a guest gets replies in the chat on their device, and by email', async ({ page }) => {
  const email = newEmail('chat-guest')
  await open(page, '/support')
  await write(page, 'I cannot log in')
  await expect(page.getByText(say('errors.required'))).toBeVisible()
  await page.getByLabel(say('support.form.email')).fill(email)
  await page.getByRole('button', { name: say('support.chat.send'), exact: true }).click()
  await expect(conversation(page)).toContainText('I cannot log in')
  await expect(page.getByLabel(say('support.form.email'))).toBeHidden()
  const desk = await openDesk(page, email)
  await answer(desk, 'Try a new password.')
  await expect(conversation(page)).toContainText('Try a new password.')
  expect((await newestMail(page, email, /has replied$/)).text).toContain('Try a new password.')
  await desk.close()
  await page.reload()
  await ready(page)
  await expect(conversation(page)).toContainText('Try a new password.')
  await page.context().clearCookies({ name: '_casino_chat' })
  await page.reload()
  await ready(page)
  await expect(page.getByLabel(say('support.form.email'))).toBeVisible()
})

test('earlier messages of a guest that load late do not move the layout', async ({ page }) => {
  await open(page, '/support')
  const send = page.getByRole('button', { name: say('support.chat.send'), exact: true })
  const email = page.getByLabel(say('support.form.email'))
  await email.fill(newEmail('chat-back'))
  for (const text of ['My first question', 'And a second one']) {
    await page.getByRole('textbox', { name: say('support.chat.message') }).fill(text)
    await send.click()
    await expect(conversation(page)).toContainText(text)
    await expect(conversation(page).getByText(say('support.chat.sending'))).toBeHidden()
    await expect(email).toBeHidden()
  }
  const release = await holdRequests(page, '**/api/support/thread')
  await page.reload()
  await ready(page)
  await send.scrollIntoViewIfNeeded()
  const place = () => send.evaluate((button) => Math.round(button.getBoundingClientRect().top))
  const before = await place()
  release()
  await expect(conversation(page)).toContainText('And a second one')
  expect(await place()).toBe(before)
  // A guest whose conversation the server no longer has has to enter an email address again.
  await page.unroute('**/api/support/thread')
  await page.context().clearCookies({ name: '_casino_chat' })
  await page.reload()
  await ready(page)
  await expect(page.getByLabel(say('support.form.email'))).toBeVisible()
})

test('a message and an address typed before hydration are sent by a press from before it, however late the code loads', async ({
  page,
}) => {
  // A link waits that long for the code behind it; here the code is later.
  await page.addInitScript(() => {
    const { setTimeout, setInterval } = window
    const soon = (ms = 0) => (ms === 3_000 || ms === 6_000 ? 50 : ms)
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => setTimeout(run, soon(ms)),
      setInterval: (run: () => void, ms?: number) => setInterval(run, soon(ms)),
    })
  })
  const isOver = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  // The last one registered is asked first: the form's own code comes after all other scripts.
  const releaseAll = await holdScripts(page)
  const releaseForm = await holdScripts(page, 'support.outbox')
  await page.goto('/support', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: say('support.chat.message') }).fill('I type fast')
  await page.getByLabel(say('support.form.email')).fill(newEmail('chat-fast'))
  await page.getByRole('button', { name: say('support.chat.send'), exact: true }).click()
  await isOver()
  releaseAll()
  await ready(page)
  await isOver()
  releaseForm()
  await expect(conversation(page)).toContainText('I type fast')
  await expect(conversation(page).getByText(say('support.chat.sending'))).toBeHidden()
  await expect(conversation(page).getByRole('alert')).toHaveCount(0)
})

test('the chat flag hides the chat everywhere, and shows it again', async ({ page }) => {
  await logIn(page, demo.tester)
  await open(page, '/ffc')
  const chat = page.getByRole('switch', { name: say('site.flags.list.live_chat.name') })
  await expect(chat).toBeChecked()
  await chat.press('Space')
  await open(page, '/support#chat')
  await expect(page.getByRole('button', { name: say('support.form.submit') })).toBeVisible()
  await expect(conversation(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/support$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, '/ffc')
  await page.getByRole('button', { name: say('site.flags.reset') }).click()
  await expect(chat).toBeChecked()
  await open(page, '/terms-and-conditions#chat')
  await expect(dialog(page, say('support.title')).getByRole('log')).toBeVisible()
})
