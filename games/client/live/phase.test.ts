import { expect, test } from 'vitest'
import { createReader, createServerClock } from './feed.ts'
import { momentOf, secondsOf } from './phase.ts'

const round = {
  id: 'r',
  number: 1,
  hash: 'h',
  player_seed: 't',
  server_seed: null,
  beacon_url: null,
  opens_at: 0,
  is_drawn: true,
  closes_at: 15_000,
  spins_at: 17_000,
  result_at: 27_000,
  ends_at: 32_000,
  view: {},
  is_whole: true,
}
const undrawn = { ...round, is_drawn: false, result_at: null, ends_at: null, view: null }
const flying = { ...undrawn, is_drawn: true }

test.each([
  ['no round', null, 5, 'waiting', null],
  ['an open window', undrawn, 12_000, 'betting', 3000],
  ['a window just closed', undrawn, 15_000, 'closing', null],
  ['an outcome that has not come yet', undrawn, 20_000, 'closing', null],
  ['a flight that is drawn and has not begun', flying, 16_999, 'closing', null],
  ['a flight, whose end nobody knows', flying, 17_000, 'spinning', null],
  ['a wheel that turns', round, 20_000, 'spinning', 7000],
  ['a result', round, 27_000, 'result', 5000],
  ['a round that is over', round, 32_000, 'waiting', null],
])('%s', (_, at, now, phase, leftMs) => {
  expect(momentOf(at, now)).toEqual({ phase, leftMs })
})

test('the last second is one, not zero', () => {
  expect([5001, 5000, 1000, 1, 0].map(secondsOf)).toEqual([6, 5, 1, 1, 0])
})

test('the clock uses the message with the shortest transit time', () => {
  let own = 1000
  const clock = createServerClock(() => own)
  clock.synchronize(5000)
  own = 2000
  clock.synchronize(5400)
  expect(clock.now()).toBe(6000)
  clock.forget()
  clock.synchronize(2500)
  expect(clock.now()).toBe(2500)
})

test('events are parsed from chunks of any size; a heartbeat is no event', () => {
  const said: unknown[] = []
  const read = createReader(({ event, data }) => said.push([event, data]))
  const text = 'event: crowd\ndata: {"seats":2}\n\n: beat\n\nevent: bet\ndata: {"id":"b"}\n\n'
  for (const letter of text) read(letter)
  expect(said).toEqual([
    ['crowd', { seats: 2 }],
    ['bet', { id: 'b' }],
  ])
})
