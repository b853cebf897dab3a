import { expect, test, vi } from 'vitest'
import { customOf, readCustom } from './custom'
import { contenderFixture, prizeFixture, tournamentFixture } from './tournamentFixture'

const whole = tournamentFixture({
  frontend_identifier: 'desk-derby',
  prizes: [prizeFixture(1, { stuff: 'A mug' })],
  top_players: [contenderFixture(1, { version: 0, user_confirmed: null })],
})

test('[TRN-05] [TRN-01] the JSON of a snippet becomes a tournament with all fields of the wire', () => {
  expect(readCustom(JSON.stringify(whole))).toEqual({ ...whole, user_confirmation_required: false, isCustom: true })
})

test('[TRN-05] missing fields have their defaults', () => {
  const { title, frontend_identifier, strategy, start_at, end_at, currency } = whole
  const found = readCustom(JSON.stringify({ title, frontend_identifier, strategy, start_at, end_at, currency }))
  expect(found).toMatchObject({ group_ids: [], prizes: [], top_players: [], money_budget_cents: 0, finished_at: null })
})

const without = (changes: object) => JSON.stringify({ ...whole, ...changes })
test.each([
  ['no JSON', '<p>soon</p>'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no title', without({ title: undefined })],
  ['an identifier that cannot be an address', without({ frontend_identifier: '../x' })],
  ['an unknown strategy', without({ strategy: 'luck' })],
  ['no date', without({ start_at: 'soon' })],
  ['an end before its start', without({ end_at: whole.start_at })],
  ['no currency', without({ currency: '€' })],
])('[TRN-05] a snippet with %s is not a tournament', (_, content) => {
  expect(readCustom(content)).toBeUndefined()
})

test('invalid prizes and players are omitted', () => {
  const found = readCustom(without({ prizes: [null, { award_place: 0 }, { award_place: 2 }], top_players: ['x', {}] }))
  expect(found?.prizes.map(({ award_place }) => award_place)).toEqual([2])
  expect(found?.top_players).toEqual([])
})

test('[TRN-05] only snippets of the category are read, and an invalid one is reported', () => {
  const onInvalid = vi.fn<(id: string) => void>()
  const snippet = (id: string, content: string, categories = ['tournament']) => ({ id, content, categories })
  const found = customOf(
    [snippet('a', JSON.stringify(whole)), snippet('b', '{'), snippet('c', JSON.stringify(whole), ['footer'])],
    onInvalid,
  )
  expect(found.map(({ frontend_identifier }) => frontend_identifier)).toEqual(['desk-derby'])
  expect(onInvalid.mock.calls).toEqual([['b']])
})
