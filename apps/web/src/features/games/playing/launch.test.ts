import { expect, test } from 'vitest'
import { elapsedText, errorEffectOf, launchOf, modeOf, readGameMessage } from './launch'

const game = {
  title: 'Ember Wyrm',
  identifier: 'brasswing/EmberWyrm',
  seo_title: 'ember-wyrm',
  uniq_seo_title: true,
  provider: 'brasswing',
  categories: ['slots'],
  devices: ['desktop' as const],
  currencies: { FUN: { id: 32, jackpot: null }, EUR: { id: 33, jackpot: null } },
  lines: 20,
  ways: null,
  volatility_rating: null,
  hit_rate: null,
  payout: null,
  unfinished_games_for: [],
  preview: { version: 'v', colors: ['#1', '#2', '#3'], glow: '#4' },
  badges: [],
}

test.each([
  [undefined, null, 'demo'],
  [undefined, 'EUR', 'real'],
  ['demo', 'EUR', 'demo'],
  ['real', null, 'real'],
  ['nonsense', null, 'demo'],
] as const)('[RT-09] [OPEN-76] mode %s for a player of %s is %s', (asked, currency, mode) => {
  expect(modeOf(asked, currency)).toBe(mode)
})

test.each([
  ['real', 'EUR', { url: '/games/brasswing/EmberWyrm/33?locale=en' }],
  ['demo', null, { url: '/games/brasswing/EmberWyrm/32?locale=en' }],
  ['real', null, { reason: 'login_needed' }],
  ['real', 'USD', { reason: 'currency_unavailable' }],
  ['real', 'BTC', { reason: 'currency_unavailable' }],
] as const)('[GAME-04] [GAME-07] [WIRE-07] %s play in %s opens %o', (mode, currency, launch) => {
  expect(launchOf(game, mode, currency, 'en')).toEqual(launch)
})

test.each([
  ['a live table', { ...game, categories: ['live'] }, 'live_for_money'],
  ['any game without a demo', { ...game, currencies: { EUR: { id: 33, jackpot: null } } }, 'money_only'],
])('the message for guests says that %s plays for money, not that it failed', (_, played, reason) => {
  for (const mode of ['demo', 'real'] as const) expect(launchOf(played, mode, null, 'en')).toEqual({ reason })
  expect(launchOf(played, 'demo', 'EUR', 'en')).toEqual({ reason: 'demo_unavailable' })
})

test('a game without FUN has no demo', () => {
  expect(launchOf({ ...game, currencies: { EUR: { id: 33, jackpot: null } } }, 'demo', 'EUR', 'en')).toEqual({
    reason: 'demo_unavailable',
  })
})

test('only messages of a game are accepted', () => {
  expect(readGameMessage({ source: 'apogee-game', type: 'ready' })).toMatchObject({ type: 'ready' })
  expect(readGameMessage({ source: 'else', type: 'ready' })).toBeNull()
  expect(readGameMessage('ready')).toBeNull()
})

test('elapsed time is hours, minutes and seconds', () => {
  expect(elapsedText(2_292_000)).toBe('0:38:12')
  expect(elapsedText(-5)).toBe('0:00:00')
})

test.each([
  ['the platform did not open it', { reason: 'currency_unavailable' }, { over: 'currency_unavailable' }],
  ['a reason of a newer platform', { reason: 'moon_in_the_way' }, { over: 'unknown' }],
  ['it was opened in another tab', { code: 'session_ended' }, { over: 'session_ended' }],
  ['its client did not start', { code: 'client_failed' }, { over: 'unknown' }],
  ['an older client sends no code', {}, { over: 'unknown' }],
  ['insufficient funds', { code: 'insufficient_funds' }, { goesOn: 'funds' }],
  ['a limit is reached', { code: 'limit_reached' }, { goesOn: 'limit' }],
  ['the page cannot help', { code: 'round_returned' }, { goesOn: 'quiet' }],
  ['the game has shown it itself', { code: 'insufficient_funds', is_told: true }, { goesOn: 'quiet' }],
  ['the game has shown it itself and ended', { code: 'session_ended', is_told: true }, { over: 'session_ended' }],
] as const)('an error of a game ends it only when it cannot be played on: %s', (_what, message, trouble) => {
  expect(errorEffectOf(message)).toEqual(trouble)
})
