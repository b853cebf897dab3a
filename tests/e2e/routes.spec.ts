import type { APIRequestContext } from '@playwright/test'
import { guestPages } from './support/guestPages.ts'
import { logIn } from './support/players.ts'
import { expect, test } from './support/test.ts'

const english = { 'accept-language': 'en' }

/** Status code, and the target of a redirect. */
async function ask(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0, headers: english })
  const { location } = answer.headers()
  // A redirect may be absolute.
  const to = location && new URL(location, answer.url())
  return to ? `${answer.status()} ${to.pathname}${to.search}${to.hash}` : String(answer.status())
}

const prefixes = ['', '/de', '/guest', '/de/guest']
const registration = (prefix: string, path: string) => `307 ${prefix}/registration?redirect=${encodeURIComponent(path)}`

/** The English heading of each page; guest popups over the lobby have separate tests. */
const over = 'Lobby'

// For areas that are not built the frame answers, which proves their URL but not their row.
const pages: readonly (readonly [title: string, paths: Readonly<Record<string, string>>])[] = [
  ['[RT-01] the lobby', { '/': 'Lobby' }],
  ['[RT-02] pokies', { '/pokies/all': 'Slots', '/pokies/new': 'New' }],
  ['[RT-03] live games', { '/live/all': 'Live casino', '/live/roulette': 'Roulette' }],
  ['[RT-04] slots', { '/slots': 'Slots' }],
  ['[RT-06] a category', { '/categories/top': 'Top', '/categories/all': 'All games' }],
  ['[RT-07] a studio', { '/producers/brasswing': 'Brasswing', '/producers/brasswing/2': 'Brasswing' }],
  [
    '[RT-08] a game',
    {
      '/play/brasswing/ember-wyrm': 'Ember Wyrm by Brasswing',
      '/play/brasswing/ember-wyrm?mode=demo': 'Ember Wyrm by Brasswing',
    },
  ],
  ['[RT-17] tournaments', { '/tournaments': 'Tournaments', '/tournaments/all': 'All tournaments' }],
  [
    'sections',
    { '/producers': 'Studios', '/lotteries': 'Lotteries', '/actions': 'Quests', '/achievements': 'Achievements' },
  ],
  [
    'sections of tournaments',
    {
      '/tournaments/producers': 'Studios',
      '/tournaments/lotteries': 'Lotteries',
      '/tournaments/actions': 'Quests',
      '/tournaments/achievements': 'Achievements',
    },
  ],
  [
    '[RT-21] archive and leaderboard',
    { '/tournaments/archive': 'Past tournaments', '/tournaments/leaderboard': 'Leaderboard' },
  ],
  ['[RT-29] support', { '/support': 'Support' }],
  ['[RT-31] benefits of crypto', { '/benefits-of-crypto': 'Crypto: how it works, and its risks' }],
  ['wheels', { '/rocketmart-wheel': 'Rocket Mart wheel', '/rocketplay-wheel': 'Wheel of fortune' }],
  ['the VIP club', { '/rocketplay-vipclub': 'VIP club' }],
  ['the adventure', { '/rocketplay-adventure': 'VIP adventure' }],
  ['the shop', { '/rocket-mart': 'Rocket Mart' }],
  [
    'groups of the shop',
    {
      '/rocket-mart/freespins': 'Free spins',
      '/rocket-mart/money': 'Money reward',
      '/rocket-mart/special': 'Special rewards',
    },
  ],
  ['[RT-41] the error page', { '/oops': 'You chose to leave' }],
  ['betting', { '/sport': 'Sports', '/sport/football': 'Sports' }],
  [
    '[RT-44] legal texts',
    {
      '/privacy-policy': 'Privacy policy',
      '/cookie-policy': 'Cookie policy',
      '/terms-and-conditions': 'Terms and conditions',
      '/general-rules': 'General rules',
      '/responsible-gaming': 'Responsible gaming',
    },
  ],
  ['[RT-44] offers', { '/promotions': 'Promotions', '/bonus-balance': 'Bonus balance' }],
  ['[RT-45] pages of the CMS', { '/about': 'About Apogee', '/fairness': 'Fairness' }],
  [
    '[RT-46] popups for guests',
    { '/sign-in': over, '/sign-up': over, '/remind': over, '/registration': over, '/login': over },
  ],
  ['[RT-47] popups for guests and players', { '/new-password': over, '/email-verify': over, '/confirmation': over }],
  ['[RT-51] news', { '/news': 'News' }],
  ['[RT-52] payments and VIP', { '/payments': 'Payments', '/vip': 'VIP progress' }],
]

const headingOf = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')

for (const [title, paths] of pages) {
  test(`${title}: ${Object.keys(paths).join(', ')} answer with and without prefixes [RT-50] [OPEN-05]`, async ({
    request,
  }) => {
    for (const [path, heading] of Object.entries(paths))
      for (const prefix of prefixes) {
        const address = path === '/' ? prefix || '/' : prefix + path
        const answer = await request.get(address, { maxRedirects: 0, headers: english })
        expect(answer.status(), address).toBe(200)
        if (!prefix.startsWith('/de')) expect(headingOf(await answer.text()), address).toBe(heading)
      }
  })
}

test('[GD-02] [RT-22] [RT-10] [RT-11] [RT-12] [RT-13] [RT-14] [RT-15] [RT-16] pages for players send a guest to registration', async ({
  request,
}) => {
  const paths = [
    '/cashbox',
    '/dashboard',
    '/deposit',
    '/accounts/7/deposit',
    '/deposit-bonus',
    '/withdraw',
    '/deposit-fast',
    ...['main', 'level', 'gifts', 'verification', 'limits', 'security', 'games-history', 'promocode'].map(
      (child) => `/profile/${child}`,
    ),
    '/profile',
    '/users',
    '/users/level',
    '/profile/limits/confirm?token=abc',
    '/favorite-games',
    '/bonuses/1',
    '/play/brasswing/ember-wyrm?mode=real',
  ]
  for (const path of paths)
    for (const prefix of prefixes) expect(await ask(request, prefix + path)).toBe(registration(prefix, path))
})

test('[GD-06] [GD-03] [ROLE-12] [RT-24] [RT-26] a player has their pages, no registration, and no cashbox by its address', async ({
  page,
}) => {
  await logIn(page)
  const children = ['main', 'level', 'gifts', 'verification', 'limits', 'security', 'games-history', 'promocode']
  for (const child of children) expect(await ask(page.request, `/de/profile/${child}`)).toBe('200')
  for (const path of ['/sign-in', '/sign-up', '/remind', '/registration', '/login'])
    expect(await ask(page.request, path)).toBe('307 /')
  for (const path of ['/cashbox', '/dashboard', '/deposit', '/accounts/7/deposit', '/deposit-fast'])
    expect(await ask(page.request, `/de${path}`)).toBe('307 /de#deposit')
  expect(await ask(page.request, '/de/withdraw')).toBe('307 /de#withdraw')
  for (const path of ['/new-password', '/favorite-games', '/play/brasswing/ember-wyrm?mode=real'])
    expect(await ask(page.request, path)).toBe('200')
})

test('[RT-50] [OPEN-05] in guest mode a player sees the site as a guest', async ({ page }) => {
  await logIn(page)
  expect(await ask(page.request, '/guest/sign-in')).toBe('200')
  expect(await ask(page.request, '/de/guest/profile/main')).toBe(registration('/de/guest', '/profile/main'))
})

const redirects: readonly (readonly [rows: string, from: string, to: string])[] = [
  ['[RT-27] [OPEN-84]', '/profile/password/edit?reset_password_token=ab', '/new-password?reset_password_token=ab'],
  ['[RT-27] [OPEN-84]', '/users/password/edit?reset_password_token=ab', '/new-password?reset_password_token=ab'],
  ['[RT-28] [OPEN-84]', '/profile/confirmation?confirmation_token=01', '/confirmation?confirmation_token=01'],
  ['[RT-28] [OPEN-84]', '/users/confirmation?confirmation_token=01', '/confirmation?confirmation_token=01'],
  ['[RT-35] [OPEN-84]', '/santa-vegas', '/promotions'],
  ['[RT-39] [OPEN-84]', '/rocket-chance', '/promotions'],
  ['[RT-42] [OPEN-84]', '/accounts/history', '/'],
  ['[OPEN-84]', '/sport/registration', '/registration?redirect=%2Fsport'],
  ['[OPEN-84]', '/sport/login', '/login?redirect=%2Fsport'],
  ['[RT-53] [OPEN-84]', '/exchange-comp-points', '/rocket-mart'],
  ['[RT-54] [OPEN-84]', '/popup/sign-in', '/sign-in'],
  ['[RT-54] [OPEN-84]', '/popup/language', '/#popup/language'],
  ['[RT-54] [OPEN-84]', '/popup/nothing', '/'],
]

for (const [rows, from, to] of redirects) {
  test(`${rows} ${from} redirects to ${to} and keeps its prefixes`, async ({ request }) => {
    for (const prefix of prefixes) {
      const target = to === '/' || to.startsWith('/#') ? (prefix || '/') + to.slice(1) : prefix + to
      expect(await ask(request, prefix + from)).toBe(`307 ${target}`)
    }
  })
}

test('[RT-23] the profile’s second URL, and the confirmation of a limit, redirect a player', async ({ page }) => {
  await logIn(page)
  expect(await ask(page.request, '/users')).toBe('307 /profile/main')
  expect(await ask(page.request, '/de/users/level')).toBe('307 /de/profile/level')
  expect(await ask(page.request, '/profile')).toBe('307 /profile/main')
  expect(await ask(page.request, '/profile/limits/confirm?token=x')).toBe('307 /profile/limits?token=x')
})

test('unknown ids and slugs return 404', async ({ request }) => {
  const paths = [
    '/tournaments/nothing',
    '/lottery/nothing',
    '/action/nothing',
    '/pokies/nothing',
    '/live/new',
    '/profile/nothing',
    '/producers/nobody',
    '/producers/brasswing/0',
    '/producers/brasswing/999',
    '/rocket-mart/nothing',
    '/sport/a/b',
    '/guest/de',
  ]
  for (const path of paths) expect(await ask(request, path), path).toBe('404')
})

test('[GD-12] codes in a link survive a server redirect, and are not part of the return URL', async ({ request }) => {
  expect(await ask(request, '/deposit?depositPromocode=A1&x=2&giftPromocode=B2')).toBe(
    '307 /registration?redirect=%2Fdeposit%3Fx%3D2&depositPromocode=A1&giftPromocode=B2',
  )
})

test('[GD-11] [RT-49] a page is served in its language', async ({ request }) => {
  expect(await (await request.get('/de/tournaments')).text()).toContain('Turniere')
  expect(await (await request.get('/de/producers')).text()).toContain('Alle, deren Spiele es hier gibt')
})

test('[SEO-02] the index of a section has a canonical URL without a trailing slash', async ({ request }) => {
  for (const path of ['/tournaments', '/de/producers', '/rocket-mart'])
    expect(await (await request.get(path)).text()).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))
})

const everyLocale = ['en-AU', 'en-CA', 'en-NZ', 'de', 'fr-CA', 'no', 'it', 'et']
const guestPaths = Object.values(guestPages).flat()

for (const prefix of [...everyLocale.map((locale) => `/${locale}`), '/guest', '/fr-CA/guest'])
  test(`[RT-49] [RT-50] every link below ${prefix} stays below ${prefix}`, async ({ request }) => {
    const lost = new Set<string>()
    let links = 0
    for (const path of guestPaths) {
      const html = await (await request.get(path === '/' ? prefix : prefix + path)).text()
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)) {
        links += 1
        if (!new RegExp(`^${prefix}(?:[/?#]|$)`).test(href)) lost.add(`${href} on ${path}`)
      }
    }
    expect([...lost]).toEqual([])
    expect(links).toBeGreaterThan(guestPaths.length * 10)
  })
