import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BALL_MS, engine as liveRoulette } from '../../engines/live-roulette/engine.ts'
import type { Studio } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, playOut, SECRET, type Table } from '../testing/table.ts'
import { readReplayLink, writeReplayLink } from './replayLink.ts'

let db: TestDatabase
let table: Table
let studio: Studio
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await clearStudio(db)
  table = createTable(db)
  studio = table.start({ dist: new URL('../testing/build/', import.meta.url) })
})

const linkTo = (round: string, minutes = 60, secret = SECRET) =>
  writeReplayLink(secret, { round, locale: 'de', until: Math.floor(table.clock.now().getTime() / 1000) + 60 * minutes })
const sharedLinkTo = (round: string) =>
  writeReplayLink(SECRET, {
    round,
    locale: 'de',
    until: Math.floor(table.clock.now().getTime() / 1000) + 60,
    isShared: true,
  })
const replay = (token: string) => call(studio, token, '/replay')

async function placeMines(): Promise<{ token: string; id: string }> {
  const token = await launch(studio, table, { engine: 'mines', profile: 'classic', game: 'lumenfold/Mines' })
  const order = { stake_cents: 100, request_id: 'request-0001', bet: { mines: 1 } }
  const { round } = (await call(studio, token, '/rounds', order)).body
  return { token, id: round.id }
}

/** The tile may be the mine, which ends the round. */
const revealTile = (token: string, id: string) =>
  call(studio, token, `/rounds/${id}/moves`, { index: 0, move: { kind: 'reveal', tile: 3 } })

async function playMines(): Promise<{ token: string; id: string }> {
  const placed = await placeMines()
  await revealTile(placed.token, placed.id)
  return placed
}

test('a finished round is replayed from its seeds, step by step, and its link opens no other round', async () => {
  const { token, id } = await placeMines()
  expect((await replay(linkTo(id))).status).toBe(401)
  await revealTile(token, id)
  const { body: before } = await call(studio, token, `/rounds/${id}`)
  if (before.round.is_open) await playOut(studio, token, before.round, { kind: 'cash_out' })
  const { round } = (await call(studio, token, `/rounds/${id}`)).body
  const { status, body } = await replay(linkTo(id))
  expect([status, body.agrees, body.round.id]).toEqual([200, true, id])
  expect([body.round.view, body.round.win_cents]).toEqual([round.view, round.win_cents])
  expect(body.views).toHaveLength(round.moves.length)
  expect(body.views[0]).toMatchObject({ revealed: [], field: null })
  // The current seed stays secret, and the link does not allow play.
  expect([body.round.fairness.server_seed, body.state.open]).toEqual([null, null])
  const order = { stake_cents: 100, request_id: 'request-0002', bet: { mines: 1 } }
  expect((await call(studio, linkTo(id), '/rounds', order)).status).toBe(401)
})

test('[SEC-12] the link of a receipt replays the round without the balance of its player, and makes no other link', async () => {
  const { token, id } = await playMines()
  const { round } = (await call(studio, token, `/rounds/${id}`)).body
  if (round.is_open) await playOut(studio, token, round, { kind: 'cash_out' })
  const balances = ({ body }: { body: Record<string, Record<string, unknown>> }) => [
    body['round']?.['balance_cents'],
    body['state']?.['balance_cents'],
  ]
  expect(balances(await replay(linkTo(id)))).toEqual([expect.any(Number), expect.any(Number)])
  const shared = await replay(sharedLinkTo(id))
  expect([shared.status, shared.body.agrees, shared.body.round.id]).toEqual([200, true, id])
  expect(balances(shared)).toEqual([null, null])
  expect((await replay(sharedLinkTo(id).replace('.shared', ''))).status).toBe(401)
})

test('a round with a changed record does not match its seeds', async () => {
  const { token, id } = await playMines()
  const { round } = (await call(studio, token, `/rounds/${id}`)).body
  if (round.is_open) await playOut(studio, token, round, { kind: 'cash_out' })
  await db.query('update studio.rounds set win_cents = win_cents + 1 where id = $1', [id])
  expect((await replay(linkTo(id))).body.agrees).toBe(false)
})

test('a link that is forged, expired or of an unknown round is rejected', async () => {
  const { token, id } = await playMines()
  const { round } = (await call(studio, token, `/rounds/${id}`)).body
  if (round.is_open) await playOut(studio, token, round, { kind: 'cash_out' })
  const other = '00000000-0000-4000-8000-000000000000'
  for (const link of [linkTo(id, 60, 'another'), linkTo(id, 0), linkTo(other), linkTo(id).replace('.de.', '.en.'), 'x'])
    expect((await replay(link)).status).toBe(401)
  expect((await studio.app.request(`/studio/replay/${linkTo(id, 0)}`)).status).toBe(404)
  const page = await (await studio.app.request(`/studio/replay/${linkTo(id)}`)).text()
  expect(page).toContain('"isReplay":true')
  expect(page).toContain('<html lang="de">')
  expect(readReplayLink(SECRET, linkTo(id), table.clock.now())?.round).toBe(id)
})

test('a bet at a live table is replayed like at its table, by a clock that begins now', async () => {
  const game = { engine: 'live-roulette', profile: 'classic', game: 'lumenfold/LiveOrbit' }
  const token = await launch(studio, table, game)
  const { round } = (await call(studio, token, '/live')).body
  const chips = [{ spot: 'red', cents: 100 }]
  const order = { round: round.id, request_id: 'request-0001', stake_cents: 100, bet: { chips } }
  const { bet } = (await call(studio, token, '/live/bets', order)).body
  const times = liveRoulette.live?.times
  for (const ms of [(times?.bettingMs ?? 0) + (times?.closingMs ?? 0), BALL_MS, 60_000]) {
    table.pass(ms)
    await studio.tick()
    await studio.recover()
  }
  const { body } = await replay(linkTo(bet.id))
  expect([body.agrees, body.round.engine, body.round.view.spins.length]).toEqual([true, 'live-roulette', 1])
  const headers = { authorization: `Bearer ${linkTo(bet.id)}` }
  const stream = await studio.app.request('/studio/api/replay/stream', { headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: string[] = []
  while (events.length < 4) events.push((await reader?.read())?.value ?? '')
  await reader?.cancel()
  const told = events.map((text) => [/event: (\w+)/.exec(text)?.[1], JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '{}')])
  expect(told.map(([event]) => event)).toEqual(['table', 'round', 'bet', 'result'])
  const now = table.clock.now().getTime()
  expect(told[0]?.[1]).toMatchObject({ now, round: { view: null, is_drawn: false }, own: [{ win_cents: null }] })
  expect(told[0]?.[1].round.closes_at).toBeGreaterThan(now)
  expect(told[2]?.[1]).toMatchObject({ id: bet.id, win_cents: body.round.win_cents })
  expect(told[3]?.[1].round).toMatchObject({
    view: { spins: body.round.view.spins },
    server_seed: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})
