import { expect, test } from 'vitest'
import type { RouteFacts } from '../../lib/navigation/routeFacts'
import { type Entry, type Verdict, type VisitorFacts, verdictOn } from './verdict'

const guest: VisitorFacts = {
  isPlayer: false,
  isTester: false,
  isRestricted: false,
  isProfileIncomplete: false,
  isLimitReached: false,
  hasGiftCode: false,
}
const player = { ...guest, isPlayer: true }

const visitors = {
  guest,
  blocked: { ...guest, isRestricted: true },
  player,
  incomplete: { ...player, isProfileIncomplete: true },
  limited: { ...player, isLimitReached: true },
  tester: { ...player, isTester: true },
} as const satisfies Record<string, VisitorFacts>

const routes = {
  main: [{}, '/'],
  page: [{}, '/terms-and-conditions'],
  signUp: [{ access: 'guests', law: 'signUp' }, '/sign-up'],
  signIn: [{ access: 'guests', law: 'signIn' }, '/sign-in'],
  remind: [{ access: 'guests' }, '/remind'],
  newPassword: [{}, '/new-password'],
  profile: [{ access: 'players' }, '/profile/main'],
  deposit: [{ access: 'players', cashbox: 'deposit' }, '/deposit'],
  withdraw: [{ access: 'players', cashbox: 'cashout' }, '/withdraw'],
  game: [{ game: true }, '/play/brasswing/ember-wyrm'],
  flags: [{ access: 'testers' }, '/ffc'],
} as const satisfies Record<string, readonly [RouteFacts, string]>

/** The verdict in short form: `ok`, a path, `warn signUp`, `ask deposit`. */
function told(verdict: Verdict): string {
  if (verdict.kind === 'go') return 'ok'
  if (verdict.kind === 'warn') return `warn ${verdict.about}`
  if (verdict.kind === 'personalInfo') return `ask ${verdict.context}`
  const { to, search, hash } = verdict
  return to + (search ? `?${new URLSearchParams(search)}` : '') + (hash ? `#${hash}` : '')
}

const entryOf = (path: string, from: string | undefined, more: Partial<Entry> = {}): Entry => ({
  path,
  href: path,
  from,
  isFlagOn: true,
  ...more,
})

const register = (path: string) => `/registration?redirect=${encodeURIComponent(path)}`
const game = '/play/brasswing/ember-wyrm'

// A route, then the outcome per visitor for a direct request and, after the bar, when coming from inside the site,
// where it differs.
const table: readonly (readonly [keyof typeof routes, Readonly<Record<keyof typeof visitors, string>>])[] = [
  ['main', { guest: 'ok', blocked: 'ok', player: 'ok', incomplete: 'ok', limited: 'ok', tester: 'ok' }],
  ['page', { guest: 'ok', blocked: 'ok', player: 'ok', incomplete: 'ok', limited: 'ok', tester: 'ok' }],
  ['signUp', { guest: 'ok', blocked: 'warn signUp', player: '/', incomplete: '/', limited: '/', tester: '/' }],
  ['signIn', { guest: 'ok', blocked: 'warn signIn', player: '/', incomplete: '/', limited: '/', tester: '/' }],
  ['remind', { guest: 'ok', blocked: 'ok', player: '/', incomplete: '/', limited: '/', tester: '/' }],
  ['newPassword', { guest: 'ok', blocked: 'ok', player: 'ok', incomplete: 'ok', limited: 'ok', tester: 'ok' }],
  [
    'profile',
    {
      guest: register('/profile/main'),
      blocked: register('/profile/main'),
      player: 'ok',
      incomplete: 'ok',
      limited: 'ok',
      tester: 'ok',
    },
  ],
  [
    'deposit',
    {
      guest: register('/deposit'),
      blocked: register('/deposit'),
      player: '/#deposit|ok',
      incomplete: '/#deposit|ask deposit',
      limited: '/#deposit|ok',
      tester: '/#deposit|ok',
    },
  ],
  [
    'withdraw',
    {
      guest: register('/withdraw'),
      blocked: register('/withdraw'),
      player: '/#withdraw|ok',
      incomplete: '/#withdraw|ask cashout',
      limited: '/#withdraw|ok',
      tester: '/#withdraw|ok',
    },
  ],
  ['game', { guest: 'ok', blocked: 'ok', player: 'ok', incomplete: 'ok', limited: '/profile/limits', tester: 'ok' }],
  ['flags', { guest: '/oops', blocked: '/oops', player: '/oops', incomplete: '/oops', limited: '/oops', tester: 'ok' }],
]

const cases = table.flatMap(([route, byVisitor]) =>
  Object.entries(byVisitor).flatMap(([visitor, expected]) => {
    const [direct = '', inside = direct] = expected.split('|')
    return [
      [route, visitor as keyof typeof visitors, 'direct', direct],
      [route, visitor as keyof typeof visitors, 'inside', inside],
    ] as const
  }),
)

test.each(cases)(
  '[GD-02] [GD-03] [GD-06] [GD-08] [ROLE-12] %s for a %s visitor, %s: %s',
  (route, visitor, way, expected) => {
    const [facts, path] = routes[route]
    const entry = entryOf(path, way === 'direct' ? undefined : '/categories/top')
    expect(told(verdictOn(facts, visitors[visitor], entry))).toBe(expected)
  },
)

test.each([
  ['/sign-up', '/#deposit'],
  ['/registration', '/#deposit'],
  ['/sign-in', 'ok'],
  ['/', 'ok'],
])('[GD-07] the cashbox entered from %s: %s', (from, expected) => {
  expect(told(verdictOn(routes.deposit[0], player, entryOf('/deposit', from)))).toBe(expected)
})

test('[GD-04] only registration and sign-in are closed to a guest restricted by law, with a message about each', () => {
  expect(verdictOn(routes.signUp[0], visitors.blocked, entryOf('/sign-up', '/'))).toEqual({
    kind: 'warn',
    about: 'signUp',
  })
  expect(verdictOn(routes.signIn[0], visitors.blocked, entryOf('/sign-in', '/'))).toEqual({
    kind: 'warn',
    about: 'signIn',
  })
  // A player from such a country is already signed in.
  expect(told(verdictOn({ law: 'signIn' }, { ...player, isRestricted: true }, entryOf('/', '/')))).toBe('ok')
})

test.each([
  [guest, 'real', register(`${game}?mode=real`)],
  [guest, 'demo', 'ok'],
  [guest, undefined, 'ok'],
  [player, 'real', 'ok'],
  [player, 'demo', 'ok'],
])('[RT-09] [GD-02] the game for %j with mode %s', (visitor, mode, expected) => {
  const entry = entryOf(game, '/', { mode, href: mode ? `${game}?mode=${mode}` : game })
  expect(told(verdictOn(routes.game[0], visitor, entry))).toBe(expected)
})

test.each(['real', 'demo', undefined])('[GD-09] a reached limit closes the game, mode %s', (mode) => {
  expect(told(verdictOn(routes.game[0], visitors.limited, entryOf(game, '/', { mode })))).toBe('/profile/limits')
  expect(told(verdictOn(routes.game[0], { ...guest, isLimitReached: true }, entryOf(game, '/')))).toBe('ok')
})

test.each([
  [{ ...player, hasGiftCode: true }, '/', '/profile/gifts'],
  [{ ...player, hasGiftCode: true }, '/categories/top', 'ok'],
  [{ ...guest, hasGiftCode: true }, '/', 'ok'],
  [player, '/', 'ok'],
])('[GD-10] a stored gift code leads a player from main to the gifts: %j at %s', (visitor, path, expected) => {
  expect(told(verdictOn({}, visitor, entryOf(path, undefined)))).toBe(expected)
})

test.each([
  ['[RT-38]', 'rocket_mart', '/rocket-mart/money'],
  ['[RT-39]', 'rocket_chance', '/rocket-chance'],
] as const)('%s %s switched off leads %s to the promotions, switched on lets it open', (_row, flag, path) => {
  expect(told(verdictOn({ flag }, guest, entryOf(path, undefined, { isFlagOn: false })))).toBe('/promotions')
  expect(told(verdictOn({ flag }, guest, entryOf(path, undefined)))).toBe('ok')
})

test('the order is law, sign-in, guests only, cashbox, limit: a visitor without access needs to enter no details', () => {
  const everything: RouteFacts = { access: 'players', law: 'signUp', cashbox: 'deposit', game: true }
  const wanting = { ...guest, isRestricted: true, isProfileIncomplete: true, isLimitReached: true }
  const entry = entryOf('/deposit', '/')
  expect(told(verdictOn(everything, wanting, entry))).toBe('warn signUp')
  expect(told(verdictOn(everything, { ...wanting, isRestricted: false }, entry))).toBe(register('/deposit'))
  expect(told(verdictOn(everything, { ...wanting, isPlayer: true }, entry))).toBe('ask deposit')
  expect(told(verdictOn(everything, { ...wanting, isPlayer: true, isProfileIncomplete: false }, entry))).toBe(
    '/profile/limits',
  )
})

test('a visitor whose player could not be loaded is not sent to sign up; a page for testers stays closed', () => {
  const unknown = { ...guest, isUnknown: true }
  for (const name of ['profile', 'main', 'signIn'] as const) {
    const [facts, path] = routes[name]
    expect([name, told(verdictOn(facts, unknown, entryOf(path, undefined)))]).toEqual([name, 'ok'])
  }
  expect(told(verdictOn(routes.game[0], unknown, entryOf(game, undefined, { mode: 'real' })))).toBe('ok')
  expect(told(verdictOn(routes.flags[0], unknown, entryOf('/ffc', undefined)))).toBe('/oops')
})
