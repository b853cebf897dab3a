import { expect, test } from 'vitest'
import { raceFile } from '../test/raceFile.ts'
import { nameFault } from './competitionFiles.ts'
import { loweredPlaces } from './loweredPlaces.ts'
import { termsOf } from './terms.ts'
import { tournamentFile } from './tournamentFile.ts'

const again = { every: 'week', first: '2026-01-02T18:00', hours: 54, zone: 'Europe/Berlin' }

test.each([
  ['an unknown field', { strategie: 'win' }, 'strategie'],
  ['no English', { titles: { de: 'Rennen' } }, 'English is missing'],
  ['an unknown strategy', { strategy: 'luck' }, 'expected one of'],
  ['an unknown currency', { currency: 'XXX' }, 'no currency'],
  ['no prize', { prizes: [] }, 'at least one prize'],
  ['an empty prize', { prizes: [{ places: '1' }] }, 'a prize has money'],
  ['money finer than a cent', { prizes: [{ places: '1', money: '0.005' }] }, 'finer than the smallest unit of EUR'],
  ['invalid places', { prizes: [{ places: 'first', money: '1' }] }, 'a place such as'],
  ['places in reverse order', { prizes: [{ places: '3-2', money: '1' }] }, 'after the last one'],
  [
    'a gap between places',
    {
      prizes: [
        { places: '1', money: '1' },
        { places: '3', money: '1' },
      ],
    },
    'without a gap',
  ],
  ['more than the budget', { prizes: [{ places: '1-3', money_budget_percent: 40 }] }, 'more than 100 %'],
  [
    'money of its own and of the budget',
    { prizes: [{ places: '1', money: '1', money_budget_percent: 10 }] },
    'either money or money_budget_percent',
  ],
  ['one team', { teams: [{ id: 1, titles: { en: 'Red' } }] }, 'nobody to play against'],
  ['category and games', { category: 'slots', games: ['brasswing/EmberWyrm'] }, 'either category or games'],
  ['an invalid game', { games: ['EmberWyrm'] }, 'a game such as'],
  ['an invalid colour', { banner: { ...raceFile.banner, gradient: { left: 'red' } } }, 'a colour such as'],
  [
    'an end before its start',
    { when: { start_at: '2026-03-12T00:00:00Z', end_at: '2026-03-11T00:00:00Z' } },
    'before it begins',
  ],
  ['an unknown zone', { when: { ...again, zone: 'Mars/Olympus' } }, 'a time zone such as'],
  ['an invalid day', { when: { ...again, first: '2026-02-30T18:00' } }, 'a day and time of the zone'],
  ['a period that overlaps the next', { when: { ...again, hours: 200 } }, 'before it is over'],
])('a file with %s is rejected with a reason', (_, changes, why) => {
  const read = tournamentFile.safeParse({ ...raceFile, ...changes })
  expect(read.success).toBe(false)
  expect(JSON.stringify(read.error!.issues)).toContain(why)
})

test('[TRN-03] percentages of a budget become amounts in whole cents, and stay on the wire as percentages', () => {
  const file = tournamentFile.parse({
    ...raceFile,
    money_budget: '1000',
    chargeable_points_budget: 999,
    prizes: [
      { places: '1', money_budget_percent: 33.33, wager: 5 },
      { places: '2-3', chargeable_points_percent: 10, persistent_points: 5 },
    ],
  })
  expect(termsOf(file).definition.prizes).toMatchObject([
    { from: 1, to: 1, money_budget_percent: 33.33, prize: { money: '333.30', wager: 5 } },
    { from: 2, to: 3, chargeable_points_percent: 10, prize: { chargeable_points: 99, persistent_points: 5 } },
  ])
})

const prizes = (...all: object[]) => termsOf(tournamentFile.parse({ ...raceFile, prizes: all })).definition.prizes
const spins = { count: 20, games: ['brasswing/EmberWyrm'] }

test.each([
  ['the same', [{ places: '1', money: '10' }], [{ places: '1', money: '10.00' }], []],
  ['more', [{ places: '1', money: '9.5' }], [{ places: '1', money: '10' }], []],
  ['less', [{ places: '1', money: '10' }], [{ places: '1', money: '9.99' }], ['1']],
  ['removed', [{ places: '1-3', money: '10' }], [{ places: '1-2', money: '10' }], ['1-3']],
  [
    'split without loss',
    [{ places: '1-2', money: '5' }],
    [
      { places: '1', money: '6' },
      { places: '2', money: '5' },
    ],
    [],
  ],
  ['a wager', [{ places: '1', money: '10' }], [{ places: '1', money: '10', wager: 1 }], ['1']],
  ['fewer spins', [{ places: '1', freespins: spins }], [{ places: '1', freespins: { ...spins, count: 19 } }], ['1']],
  [
    'spins in another game',
    [{ places: '1', freespins: spins }],
    [{ places: '1', freespins: { ...spins, games: ['a/B'] } }],
    ['1'],
  ],
  ['fewer points', [{ places: '1', chargeable_points: 5 }], [{ places: '1', persistent_points: 5 }], ['1']],
  ['no mug any more', [{ places: '1', money: '1', stuff: { en: 'a mug' } }], [{ places: '1', money: '1' }], ['1']],
  ['a new limit of what is won', [{ places: '1', money: '1' }], [{ places: '1', money: '1', max_win: '5' }], ['1']],
] as const)('prizes that would be worth less are named: %s', (_, before, now, places) => {
  expect(loweredPlaces(prizes(...now), prizes(...before))).toEqual(places)
})

test.each([
  ['competitions/tournaments/weekend-race.json', 'weekend-race', undefined],
  ['competitions/tournaments/Weekend_Race.json', 'Weekend_Race', 'lower-case letters'],
  ['competitions/tournaments/quest-for-gold.json', 'quest-for-gold', 'cannot contain "quest"'],
  ['competitions/quests/moon.json', 'moon', undefined],
])('[TRN-04] the name of a file is part of its address: %s', (path, name, fault) => {
  if (fault) expect(nameFault({ path, name })).toContain(fault)
  else expect(nameFault({ path, name })).toBeUndefined()
})
