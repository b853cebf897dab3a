import type { Locator, Page } from '@playwright/test'
import { keys } from './support/hand.ts'
import { newestMail } from './support/mailbox.ts'
import { call, newPlayer } from './support/players.ts'
import { open } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { languages, type Words, wordsOf } from './support/words.ts'

const jpeg = (text: string) => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(text)])
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

for (const language of languages) {
  const words = wordsOf(language)
  test(`[PROF-09] [PROF-10] [PROF-11] [PROF-13] [PROF-17] a new player enters their details, uploads documents, one of them twice, and is verified (${language})`, async ({
    page,
  }) => {
    const email = await newPlayer(page, 'verification', { isComplete: false })
    await tellDetails(page, words)
    await seeLevelAndOffers(page, words)
    await showDocuments(page, words)
    await beVerified(page, words, email)
  })
}

async function tellDetails(page: Page, { say, path }: Words): Promise<void> {
  await open(page, path('/profile/main'))
  const field = (name: string) => page.getByLabel(say(`profile.fields.${name}`), { exact: true })
  const save = page.getByRole('button', { name: say('profile.data.submit') })
  await field('first_name').fill('Jo')
  await field('last_name').fill('Urney')
  await field('date_of_birth').fill('15/06/2015')
  await field('postal_code').fill('07743')
  await save.click()
  await expect(field('date_of_birth')).toHaveAccessibleDescription(say('errors.too_young'))
  await expect(field('date_of_birth')).toBeFocused()
  await expect(field('first_name')).toHaveValue('Jo')
  await field('date_of_birth').fill('15/06/1990')

  // A press on a link does not discard unsaved changes.
  await tab(page, say, 'profile-level').click()
  await page.getByRole('button', { name: say('profile.form.unsaved.stay') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field('date_of_birth')).toHaveValue('15/06/1990')
  await save.click()
  await expect(page.getByText(say('profile.data.saved'))).toBeVisible()
  await expect(field('first_name')).toBeDisabled()
  await expect(field('country')).toHaveValue('DE')
}

async function seeLevelAndOffers(page: Page, { say }: Words): Promise<void> {
  const offers = page.getByRole('switch', { name: say('profile.fields.receive_promos'), exact: true })
  await expect(offers).not.toBeChecked()
  await offers.click()
  await expect(offers).toBeChecked()
  await expect(page.getByText(say('profile.offers.subscribed'))).toBeVisible()
  await expect
    .poll(async () => (await (await call(page, 'GET', '/api/subscriptions')).json()).receive_promos)
    .toBe(true)

  await tab(page, say, 'profile-level').click()
  await expect(page.getByRole('heading', { name: say('loyalty.level.name', { number: 1 }) })).toBeVisible()
  await expect(page.getByText(say('loyalty.level.giftSpins', { spins: 10 }))).toBeVisible()
}

async function showDocuments(page: Page, { say }: Words): Promise<void> {
  await tab(page, say, 'profile-verification').click()
  await expect(page.getByRole('heading', { name: say('profile.verification.states.open') })).toBeVisible()
  // The details that documents are compared with are entered first, by keyboard.
  const tell = page.getByRole('button', { name: say('profile.verification.details.tell') })
  await keys.press(tell)
  const details = page.getByRole('dialog', { name: say('profile.missing.title') })
  await keys.type(details.getByLabel(say('profile.fields.city'), { exact: true }), 'Jena')
  await page.keyboard.press('Enter')
  const address = details.getByLabel(say('profile.fields.address'), { exact: true })
  await expect(address).toBeFocused()
  await keys.type(address, 'Markt 1')
  await page.keyboard.press('Enter')
  await expect(details).toBeHidden()
  await expect(tell).toHaveCount(0)

  const identity = proof(page, say, 'identity')
  await choose(identity, file('passport.jpg', Buffer.from('GIF89a is no picture we read')))
  await expect(identity.getByText(say('errors.file_type_unknown'))).toBeVisible()
  await expect(identity.getByText(say('profile.verification.standings.missing'))).toBeVisible()

  await choose(identity, file('passport.jpg', jpeg('a passport')))
  await expect(identity.getByText('passport.jpg', { exact: true })).toBeVisible()
  await expect(identity.getByText(say('errors.file_type_unknown'))).toBeHidden()
  await choose(proof(page, say, 'address'), file('bill.jpg', jpeg('a bill')))
  await expect(page.getByRole('heading', { name: say('profile.verification.states.waiting') })).toBeVisible()
}

/** The desk decides while the page is open, and the page updates automatically. */
async function beVerified(page: Page, { say }: Words, email: string): Promise<void> {
  const state = (name: string) => page.getByRole('heading', { name: say(`profile.verification.states.${name}`) })
  const address = proof(page, say, 'address')
  await decide(page, email, 'identity', 'approved')
  await expect(proof(page, say, 'identity').getByText(say('profile.verification.standings.approved'))).toBeVisible()
  await decide(page, email, 'address', 'again', 'expired')
  await expect(state('again')).toBeVisible()
  await expect(address.getByText(say('profile.verification.reasons.expired'))).toBeVisible()

  await choose(address, file('newer bill.jpg', jpeg('a newer bill')))
  await expect(address.getByText('newer bill.jpg', { exact: true })).toBeVisible()
  await decide(page, email, 'address', 'approved')
  await expect(state('approved')).toBeVisible()
  await expect(page.getByText(say('profile.head.verified'), { exact: true })).toBeVisible()
  // The worker has no page language, so the mail is in the language of the sign-up.
  const english = wordsOf('en')
  await newestMail(page, email, new RegExp(english.say('mails.verified.subject', { brand: 'Apogee' })))
}

const tab = (page: Page, say: Words['say'], key: string): Locator =>
  page
    .getByRole('navigation', { name: say('content.sections.groups.profile') })
    .getByRole('link', { name: say(`content.sections.${key}.title`), exact: true })

const proof = (page: Page, say: Words['say'], type: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: say(`profile.verification.types.${type}.title`) }) })

const choose = (card: Locator, chosen: ReturnType<typeof file>): Promise<void> =>
  card.locator('input[type=file]').first().setInputFiles(chosen)

async function decide(page: Page, email: string, type: string, verdict: string, reason?: string): Promise<void> {
  const desk = '/sandbox/kyc'
  const waiting = (await (await page.request.get(desk, { headers: { accept: 'application/json' } })).json()) as {
    id: number
    playerId: string
    email: string
    type: string
  }[]
  const one = waiting.find((document) => document.email === email && document.type === type)
  expect(one, `a document of ${email} waits`).toBeDefined()
  const answer = await page.request.post(desk, {
    headers: { accept: 'application/json' },
    data: { player: one?.playerId, document: String(one?.id), verdict, ...(reason && { reason }) },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
