import { expect, test } from 'vitest'
import { joiningOf } from './components/useJoining'
import { filtered, readTournamentFilters, writeTournamentFilters } from './filters'
import { sceneOf } from './scene'
import { contenderFixture, tournamentFixture } from './tournamentFixture'

test.each([
  [
    { state: 'future', strategy: 'bet', mine: '1' },
    { state: 'future', strategy: 'bet', mine: true },
  ],
  [{ state: 'x', strategy: 7, mine: 'yes' }, {}],
  [{}, {}],
])('the filters of the address %o', (search, expected) => {
  expect(readTournamentFilters(search)).toEqual(expected)
  expect(readTournamentFilters(writeTournamentFilters(expected as object))).toEqual(expected)
})

test('[RT-17] all tournaments are listed, running ones first, then announced, then finished; filters by state, strategy and participation', () => {
  const at = (day: number) => `2026-11-${day}T00:00:00.000Z`
  const one = (id: number, start_at: string, end_at: string, strategy: 'bet' | 'win') =>
    tournamentFixture({ id, frontend_identifier: `t${id}`, in_progress: false, start_at, end_at, strategy })
  const list = [one(1, at(10), at(12), 'bet'), one(2, at(25), at(27), 'win'), one(3, at(15), at(27), 'bet')]
  const ids = (filters: object) =>
    filtered(list, filters, Date.parse(at(20)), [contenderFixture(1, { tournament_id: 1 })]).map(({ id }) => id)
  expect(ids({})).toEqual([3, 2, 1])
  expect(ids({ state: 'archive' })).toEqual([1])
  expect(ids({ strategy: 'bet' })).toEqual([3, 1])
  expect(ids({ mine: true })).toEqual([1])
  expect(ids({ mine: true, strategy: 'win' })).toEqual([])
})

const player = {
  isPlayer: true,
  isOnBreak: false,
  groups: ['21'],
  isIn: false,
  nowMs: Date.parse('2026-11-20T00:00:00.000Z'),
}
test.each([
  ['a guest', {}, { isPlayer: false }, 'guest'],
  ['a player in a break', {}, { isOnBreak: true }, 'break'],
  ['a player of another group', { group_ids: [257] }, {}, 'group'],
  ['a player who is in', { group_ids: [257] }, { isIn: true }, 'joined'],
  ['a player whose rows are loading', {}, { isIn: undefined }, 'pending'],
  ['a player', {}, {}, 'join'],
  ['a player, before it starts', { start_at: '2026-11-21T00:00:00.000Z', in_progress: false }, {}, 'join'],
  ['a player, without confirmation,', { user_confirmation_required: false }, {}, 'auto'],
  ['a guest, of a tournament of the operator,', { isCustom: true as const }, { isPlayer: false }, 'custom'],
  ['a player, after the end,', { finished_at: '2026-11-20T00:00:00.000Z' }, {}, 'over'],
])('[TRN-11] [TRN-09] how %s can take part', (_, changes, facts, expected) => {
  expect(joiningOf(tournamentFixture(changes), { ...player, ...facts })).toBe(expected)
})

test('the scene is from the banner with the shortest identifier that contains the tournament’s', () => {
  const scene = (name: string) => ({ name, image: name, text: '', colors: ['', '', '', ''] as const })
  const scenes = [scene('banner-race-2-late'), scene('race-2'), scene('race-1')]
  expect(sceneOf({ frontend_identifier: 'race-2' }, scenes)?.image).toBe('race-2')
  expect(sceneOf({ frontend_identifier: 'regatta' }, scenes)).toBeUndefined()
  expect(sceneOf({ frontend_identifier: 'race-2' }, undefined)).toBeUndefined()
})
