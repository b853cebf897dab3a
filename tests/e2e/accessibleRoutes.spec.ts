import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { guestPages, studio } from './support/guestPages.ts'
import { demo, logIn, newPlayer } from './support/players.ts'
import { openPopups } from './support/popups.ts'
import { dialogNames, routePatterns } from './support/registry.ts'
import { isPhone, open } from './support/shell.ts'
import { expect, test } from './support/test.ts'

/** Routes for players only, or routes that show a player another page. */
const forPlayers = [
  '/',
  '/promotions',
  '/support',
  '/rocket-mart',
  '/favorite-games',
  '/bonuses/1',
  '/ffc',
  ...['main', 'level', 'gifts', 'verification', 'limits', 'security', 'games-history', 'promocode'].map(
    (child) => `/profile/${child}`,
  ),
]

/** A newcomer is a player with an empty profile. */
type Who = 'guest' | 'newcomer' | 'player'

/** Every dialog with its props, and who opens it. */
const dialogs: Readonly<Record<string, readonly (readonly [who: Who, props: object])[]>> = {
  menu: [
    ['guest', {}],
    ['player', {}],
  ],
  language: [['guest', {}]],
  signIn: [['guest', {}]],
  signUp: [['guest', {}]],
  remind: [['guest', {}]],
  newPassword: [['guest', { token: 'nonsense' }]],
  confirmation: [['guest', { token: 'nonsense' }]],
  unlock: [['guest', { token: 'nonsense' }]],
  twoFactor: [['player', { wish: 'on' }]],
  search: [['guest', {}]],
  filters: [['guest', { kind: 'category', slug: 'all' }]],
  support: [
    ['guest', {}],
    ['player', {}],
  ],
  iosExit: [['guest', {}]],
  cashbox: [
    ...['dashboard', 'deposit', 'depositBonus', 'depositFast', 'withdraw'].map((step) => ['player', { step }] as const),
    ['player', {}],
  ],
  depositResult: [['player', { id: 1, cents: 50_00, currency: 'EUR' }]],
  recallWithdrawal: [['player', { id: 1 }]],
  personalInfo: [['newcomer', { context: 'edition' }]],
  profileData: [['player', {}]],
  currency: [['player', {}]],
  terms: [['player', {}]],
  limits: [['player', {}]],
  limitEdit: [
    ['player', {}],
    ['player', { kind: 'session' }],
  ],
  limitBreak: [['player', { kind: 'selfexclusion', span: 'forever' }]],
  newProvider: [['player', { provider: studio }]],
  realityCheck: [['player', {}]],
  jackpotWin: [
    [
      'player',
      {
        id: 1,
        level: 'nova',
        name: 'Nova',
        cents: 4_317_759,
        currency: 'EUR',
        poolCents: 4_317_759,
        poolCurrency: 'EUR',
      },
    ],
  ],
  cancelGift: [['player', { id: 1 }]],
  cancelSpins: [['player', { id: 1 }]],
  declineOffer: [['player', { id: 'weekend-reload', title: 'Weekend reload' }]],
  wagering: [['player', { id: 1 }]],
  wheelWon: [['player', { id: 1 }]],
  adventureDay: [['player', { title: '__1/8__01/01/2026' }]],
  openBox: [['player', { id: 1 }]],
  lotteryWon: [['player', { slug: 'drawn-long-ago', place: 1 }]],
  jackpotDraw: [['guest', { id: 1 }]],
  bannerPopup: [['guest', { id: 'welcome' }]],
  specialSlot: [['player', { identifier: 'brasswing/EmberWyrm' }]],
  exchange: [
    ['guest', { type: 'freespins', group: 'peach-20', currency: 'EUR' }],
    ['newcomer', { type: 'money', group: 'crown', currency: 'EUR' }],
    ['player', { type: 'money', group: 'booster', currency: 'EUR' }],
    ['player', { type: 'freespins', group: 'peach-20', currency: 'EUR' }],
  ],
  result: [
    ['player', { kind: 'success', prize: '20' }],
    ['player', { kind: 'failure', missing: { cents: 1250, currency: 'EUR' } }],
  ],
}

test('every route and every dialog is in this journey’s tables', { tag: '@desktop' }, () => {
  expect(Object.keys(guestPages).toSorted()).toEqual([...routePatterns()].toSorted())
  expect(Object.keys(dialogs).toSorted()).toEqual([...dialogNames()].toSorted())
})

// Each language is read at one width by guests and at the other by players: all four kinds of page, half of the time.
// Each width reads one of the two languages; OTHER_LANGUAGES=1 asks for the other half of the four.
const isOther = process.env['OTHER_LANGUAGES'] === '1'
const guestLanguage = (page: Page) => (isPhone(page) !== isOther ? '/et' : '/de')
const playerLanguage = (page: Page) => (isPhone(page) !== isOther ? '/de' : '/et')

const popupPages = /^\/(sign-|login|registration|remind|new-password|email-verify|confirmation|unlock)/

const inLocale = (locale: string, path: string) => (path === '/' ? locale : locale + path)

async function seePages(page: Page, locale: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, inLocale(locale, path))
      if (popupPages.test(path)) await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
    })
}

const pages = Object.values(guestPages).flat()
const half = Math.ceil(pages.length / 2)

test('[RT-47] axe finds nothing on the pages of a guest, first half', async ({ page }) => {
  await seePages(page, guestLanguage(page), pages.slice(0, half))
})

test('[RT-46] axe finds nothing on the pages of a guest, second half', async ({ page }) => {
  await seePages(page, guestLanguage(page), pages.slice(half))
})

test('axe finds nothing on the pages of a player', async ({ page }) => {
  await logIn(page, demo.tester)
  await seePages(page, playerLanguage(page), forPlayers)
})

async function seeDialogs(page: Page, who: Who): Promise<void> {
  const shown = page.getByRole('dialog')
  for (const [name, openings] of Object.entries(dialogs))
    for (const [, props] of openings.filter(([by]) => by === who))
      await test.step(`${name} ${JSON.stringify(props)}`, async () => {
        await openPopups(page, [name, props])
        await expect(shown).toBeVisible()
        await expect(shown.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page, '[role=dialog]')
        // Not every dialog lets itself be closed by a key.
        await page.evaluate(() => history.back())
        await expect(shown).toHaveCount(0)
      })
}

test('[MOD-01] [MOD-02] [MOD-03] [MOD-04] [MOD-15] axe finds nothing in any popup', async ({ page }) => {
  // axe walks through the whole document for each of them, and no dialog depends on what it is opened over: a short page.
  const over = inLocale(playerLanguage(page), '/about')
  await open(page, over)
  await seeDialogs(page, 'guest')
  await newPlayer(page, 'axe', { isComplete: false })
  await open(page, over)
  await seeDialogs(page, 'newcomer')
  await logIn(page)
  await open(page, over)
  await seeDialogs(page, 'player')
})
