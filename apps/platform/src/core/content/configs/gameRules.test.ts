import { describe, expect, test, vi } from 'vitest'
import { gameRules } from '../licences/gameRuleShapes.ts'
import { rulesOfLaunch } from './gameRules.ts'

/** As strict as British slots: 2.5 s a round, no autoplay, no turbo, no stop button, EUR 5 and EUR 2 under 25. */
const strict = {
  min_round_ms: 2500,
  turbo: false,
  stop: false,
  autoplay: null,
}
const free = { min_round_ms: 0, turbo: true, stop: true, autoplay: { max_rounds: 100, limits: ['loss'] } }
const british = {
  kinds: { slots: strict, plinko: free, crash: free, mines: free, roulette: free, blackjack: free, live: free },
  max_stakes: [
    { eur_cents: 500, kinds: ['slots'] },
    { eur_cents: 200, kinds: ['slots'], under_age: 25 },
    { eur_cents: 100, games: ['brasswing/EmberWyrm'] },
  ],
}
vi.mock('../licences/licences.ts', () => ({ readLicence: () => ({ games: gameRules.parse(british) }) }))

const played = {
  licence: 'CW',
  engine: 'ways',
  game: 'brasswing/Other',
  currency: 'EUR',
  dateOfBirth: '1980-01-01',
  now: new Date('2026-10-01T12:00:00Z'),
} as const

describe('the rules of a game by licence', () => {
  test('rules as strict as the British ones can be configured', () => {
    expect(rulesOfLaunch(played)).toEqual({
      ...strict,
      max_stake_cents: 500,
    })
  })

  test.each([
    ['2001-10-01', 500],
    ['2001-10-02', 200],
    [null, 200],
  ])('a player born on %s may stake %i cents in a slot', (dateOfBirth, cents) => {
    expect(rulesOfLaunch({ ...played, dateOfBirth }).max_stake_cents).toBe(cents)
  })

  test.each([
    [{ engine: 'plinko' }, null],
    [{ game: 'brasswing/EmberWyrm' }, 100],
    [{ engine: 'plinko', game: 'brasswing/EmberWyrm' }, 100],
    // 5 / 0.086, rounded down.
    [{ currency: 'NOK' }, 5813],
    [{ currency: 'FUN' }, 500],
  ])('%j is limited to %j', (changes, cents) => {
    expect(rulesOfLaunch({ ...played, ...changes }).max_stake_cents).toBe(cents)
  })

  test('an unknown engine has no rules', () => {
    expect(() => rulesOfLaunch({ ...played, engine: 'dice' })).toThrow('dice')
  })
})

const withSlots = (changes: object) => ({ ...british, kinds: { ...british.kinds, slots: { ...strict, ...changes } } })

test.each([
  ['more than 100 rounds of autoplay', withSlots({ autoplay: { max_rounds: 101, limits: ['loss'] } })],
  ['autoplay without a loss limit', withSlots({ autoplay: { max_rounds: 10, limits: ['single_win'] } })],
  ['a kind without rules', { ...british, kinds: { slots: strict } }],
  [
    'a live table slower than its clock',
    { ...british, kinds: { ...british.kinds, live: { ...free, min_round_ms: 15_001 } } },
  ],
  ['a stake of nothing', { ...british, max_stakes: [{ eur_cents: 0 }] }],
])('%s is refused', (_, file) => {
  expect(gameRules.safeParse(british).success).toBe(true)
  expect(gameRules.safeParse(file).success).toBe(false)
})
