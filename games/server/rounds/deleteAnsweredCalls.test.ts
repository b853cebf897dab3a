import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, playOut } from '../testing/table.ts'
import { deleteAnsweredCalls } from './deleteAnsweredCalls.ts'

const DAY_MS = 24 * 60 * 60_000
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await clearStudio(db)
})
afterAll(() => db.close())

const left = async () =>
  (await db.query<{ kind: string; state: string }>('select kind, state from studio.wallet_calls order by kind')).map(
    ({ kind, state }) => `${kind} ${state}`,
  )

test('answered calls of rounds that are over are deleted after 30 days; the round is sent no call again', async () => {
  const table = createTable(db)
  const studio = table.start()
  const token = await launch(studio, table, { mode: 'real' })
  const { body } = await call(studio, token, '/rounds', { stake_cents: 100, request_id: 'request-0001' })
  await playOut(studio, token, body.round)
  expect(await left()).toEqual(['bet done', 'win done'])
  table.pass(30 * DAY_MS)
  expect(await deleteAnsweredCalls(db, table.clock)).toBe(0)
  table.pass(1)
  // Neither a call without an answer nor the calls of a round in progress.
  await db.query("update studio.wallet_calls set state = 'pending' where kind = 'win'")
  expect(await deleteAnsweredCalls(db, table.clock)).toBe(1)
  await db.query("update studio.wallet_calls set state = 'done'")
  await db.query("update studio.rounds set state = 'open'")
  expect(await deleteAnsweredCalls(db, table.clock)).toBe(0)
  await db.query("update studio.rounds set state = 'settled'")
  expect(await deleteAnsweredCalls(db, table.clock)).toBe(1)
  expect(await left()).toEqual([])
  await studio.recover()
  expect(await left()).toEqual([])
  await studio.close()
})
