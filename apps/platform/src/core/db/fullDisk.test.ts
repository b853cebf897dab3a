import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translate } from '../errors.ts'
import { openPglite, type PgliteDb } from './pglite.ts'

const plenty = 1024 ** 4

let template: string
let folder: string
let db: PgliteDb
let room: number
const troubles: string[] = []

const newFolder = () => mkdtempSync(join(tmpdir(), 'apogee-full-disk-'))

beforeAll(async () => {
  template = newFolder()
  const made = await openPglite({ folder: template })
  await made.query('CREATE TABLE things (id int PRIMARY KEY)')
  await made.query('INSERT INTO things VALUES (1)')
  await made.close()
})
afterAll(() => rmSync(template, { recursive: true }))
beforeEach(async () => {
  folder = newFolder()
  cpSync(template, folder, { recursive: true })
  room = plenty
  troubles.length = 0
  db = await openPglite({ folder, roomIn: () => room, onTrouble: ({ message }) => troubles.push(message) })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.close()
  rmSync(folder, { recursive: true })
})

const add = (id: number) => db.transaction((tx) => tx.query(`INSERT INTO things VALUES (${id})`))
const addPrepared = (id: number) => db.query({ name: 'add', text: 'INSERT INTO things VALUES ($1)' }, [id])
const ids = async () => (await db.query<{ id: number }>('SELECT id FROM things ORDER BY id')).map(({ id }) => id)
const answerTo = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const { status, body, isUnexpected } = translate(error, 'en', (_, code) => code)
  return { status, errors: body.errors, isUnexpected }
}
const unavailable = { status: 503, errors: { base: { unavailable: 'unavailable' } }, isUnexpected: false }

/** Every write to a file fails as it does on a full disk. */
const refuseWrites = () =>
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })

test('on a full disk writes are refused with 503, reads are answered, and both work again once there is room', async () => {
  await addPrepared(2)
  room = 1024
  expect(await answerTo(add(3))).toEqual(unavailable)
  expect(await answerTo(addPrepared(3))).toEqual(unavailable)
  expect(await ids()).toEqual([1, 2])
  await db.maintain()
  room = plenty
  await add(3)
  await addPrepared(4)
  expect(await ids()).toEqual([1, 2, 3, 4])
  expect(troubles).toEqual([
    'The disk is full: writes are refused',
    'There is room on the disk again: writes are taken',
  ])
})

test.each([
  ['in a transaction', add],
  ['in a prepared statement', addPrepared],
])(
  'the engine that cannot write its log %s stops, answers 503, and comes back with all that was committed',
  async (_, write) => {
    await write(2)
    refuseWrites()
    expect(await answerTo(write(3))).toEqual(unavailable)
    expect(await answerTo(write(4))).toEqual(unavailable)
    expect(await answerTo(ids())).toEqual(unavailable)
    vi.restoreAllMocks()
    await vi.waitFor(() => write(5), { timeout: 20_000, interval: 200 })
    const found = await ids()
    expect(found).toEqual([1, 2, 5])
    await db.close()
    db = await openPglite({ folder })
    expect(await ids()).toEqual(found)
  },
)

test('a stopped engine closes at once and leaves the folder to the next', async () => {
  refuseWrites()
  await answerTo(add(2))
  await db.close()
  vi.restoreAllMocks()
  db = await openPglite({ folder })
  expect(await ids()).toEqual([1])
})

test('a start without room is one sentence', async () => {
  await db.close()
  await expect(openPglite({ folder, roomIn: () => 1024 })).rejects.toThrow(/^The disk of .* is full: .* at least 64 MB/)
})
