import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { emberWyrm } from './support/game.ts'
import { newPlayer } from './support/players.ts'
import { openPopups } from './support/popups.ts'
import { findRecords } from './support/screens.ts'
import { open, ready } from './support/shell.ts'
import { expect, test } from './support/test.ts'
import { textFaults } from './support/textFaults.ts'

// In this pseudo-locale every text is English with accents, so plain text is hard-coded in a component.
const locale = '/en-XA'

const content = new URL('../../content/', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, content), 'utf8'))

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

const words = (text: string): string[] => text.match(/[a-z]{3,}/gi) ?? []

const wallet = read('messages/en/wallet.json') as { readonly coins: unknown }
const methods = read('config/payment-methods.json') as { readonly methods: Record<string, { readonly title: string }> }
const studios = read('catalogue/studios.json') as readonly { readonly title: string }[]
const currencies = read('config/currencies.json') as readonly { readonly code: string }[]

// The folders next to them contain the brands' content.
const brandFiles = readdirSync(new URL('brands', content)).filter((name) => name.endsWith('.json'))

/** Names are the same in every language. */
const names: ReadonlySet<string> = new Set(
  [
    ...strings(read('catalogue/titles.json')),
    ...strings(studios.map(({ title }) => title)),
    ...strings(Object.values(methods.methods).map(({ title }) => title)),
    ...strings(wallet.coins),
    ...currencies.map(({ code }) => code),
    ...brandFiles.flatMap((name) => {
      const brand = read(`brands/${name}`) as Record<string, unknown>
      return strings([brand['name'], brand['contacts'], brand['legal'], brand['partners'], brand['social']])
    }),
    'apogee µBTC mETH RTP',
  ].flatMap((text) => words(text.toLowerCase())),
)

/** Titles of pages from their files, as lists show them. */
const pageTitles: ReadonlySet<string> = new Set(
  readdirSync(new URL('cms/en', content), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => /^title: (.+)$/m.exec(readFileSync(new URL(`cms/en/${name}`, content), 'utf8'))?.[1] ?? []),
)

/** Visible texts and accessible labels, without editors' content: pages, banners, the footer's paragraph. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const written = [
      'script, style, noscript, iframe, option, time, [lang]:not(html)',
      '[data-written], [aria-roledescription="slide"], li > a[href^="#"]',
    ].join()
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (text && holder && !holder.closest(written)) found.add(text)
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        const text = one.getAttribute(name)
        if (text && !one.closest(written)) found.add(text)
      }
    }
    return [...found]
  })
}

/** Contains an accented letter of the pseudo-locale, or only names and figures. */
const isTranslated = (text: string): boolean =>
  /[\u00c0-\u024f\u1e00-\u1eff·@]/.test(text) ||
  // This test's player, with the name derived from the email.
  text.startsWith('untranslated-') ||
  pageTitles.has(text) ||
  words(text.toLowerCase()).every((word) => names.has(word))

async function expectTranslated(page: Page, where: string): Promise<void> {
  const texts = await textsOn(page)
  expect(texts.length, where).toBeGreaterThan(5)
  expect(
    texts.filter((text) => !isTranslated(text)),
    where,
  ).toEqual([])
}

test('[I18N-01] no text of the main pages is hard-coded in a component', async ({ page }) => {
  const paths = ['/', '/sign-up', '/sign-in', '/categories/new', '/play/brasswing/ember-wyrm', '/terms-and-conditions']
  for (const path of paths) {
    await open(page, locale + path)
    await expectTranslated(page, path)
  }
  await newPlayer(page, 'untranslated')
  for (const path of ['/', '/deposit', '/withdraw']) {
    await open(page, locale + path)
    await expectTranslated(page, `${path} of a player`)
  }
})

test('a live tile shows the whole minimum bet where texts are long', async ({ page }) => {
  await open(page, `${locale}/live/all`)
  const bets = page.locator('main .group').getByText(/^\[.*€\d/)
  await expect(bets.first()).toBeVisible()
  const cut = await bets.evaluateAll((all) =>
    all.filter(
      (bet) => bet.getBoundingClientRect().right > (bet.closest('.group')?.getBoundingClientRect().right ?? 0),
    ),
  )
  expect(cut).toHaveLength(0)
})

test('the options of a game and the receipt of a round show each text whole where texts are long', async ({ page }) => {
  const { round } = await findRecords(page)
  await open(page, locale + emberWyrm.path)
  // The last control of the line above the game.
  await page.locator('main h1 + div button').last().click()
  await expectWholeTexts(page, page.locator('dialog[open]'))
  await page.keyboard.press('Escape')
  await openPopups(page, ['receipt', { round }])
  const receipt = page.getByRole('dialog')
  // The verdict comes last.
  await expect(receipt.locator('article [role=status] p')).toHaveCount(2)
  await expectWholeTexts(page, receipt)
})

/** A small phone, a tablet, a phone on its side. */
async function expectWholeTexts(page: Page, popup: Locator): Promise<void> {
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    // A popup may still be moving to its final position.
    await expect.poll(() => popup.evaluate(textFaults), `${width} x ${height}`).toEqual([])
  }
}

test('no list of languages contains the pseudo-locale', async ({ page }) => {
  await page.goto(locale)
  await ready(page)
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(alternates).toContain('et')
  expect(alternates).not.toContain('en-XA')
})
