import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../core/db/db.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { testNow as now } from '../../../testing/testApp.ts'
import { closeAccount, closeIfExcluded, closeOtherAccounts, noteVerification } from './exclusion.ts'
import { addMarks, recordMarks } from './marks.ts'
import { exclusionOf } from './matches.ts'
import { accountReview } from './operatorCommands.ts'
import { fileReview, isOnHold } from './reviews.ts'

const before = new Date(now.getTime() - 3_600_000)
const later = new Date(now.getTime() + 3_600_000)

// The effects of excluding a person, on accounts inserted directly: registration has its own tests.
onEachEngine((open) => {
  let db: Db
  let serial = 0
  const forgotten: bigint[] = []
  const notified: bigint[] = []
  const needs = {
    sessions: { forget: (id: bigint) => forgotten.push(id) },
    realtime: { publishTo: (id: bigint, channel: string) => channel === 'limits' && notified.push(id) },
  } as never
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  interface Facts {
    readonly first_name?: string
    readonly last_name?: string
    readonly date_of_birth?: string
    readonly verified?: boolean
  }
  const person = (): Facts => {
    serial += 1
    const letters = String.fromCodePoint(97 + Math.floor(serial / 26), 97 + (serial % 26))
    return { first_name: 'Mari', last_name: `Tamm${letters}`, date_of_birth: '1990-06-15' }
  }
  async function account({ first_name, last_name, date_of_birth, verified = false }: Facts, createdAt = before) {
    serial += 1
    const email = `box${serial}@example.com`
    const [row] = await db.query<{ id: bigint }>(
      `INSERT INTO players (email, password_hash, currency, language, created_at, first_name, last_name, date_of_birth, verified)
       VALUES ($1, 'x', 'EUR', 'en', $2, $3, $4, $5, $6) RETURNING id`,
      [email, createdAt, first_name, last_name, date_of_birth, verified],
    )
    return { id: row!.id, email }
  }
  /** Starts a self-exclusion, permanent or until a time. */
  async function exclude(id: bigint, until: Date | null = null) {
    await db.query(
      `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
       VALUES ($1, 'selfexclusion', 'forever', 'active', 'UTC', $2, $3)`,
      [id, now, until],
    )
    const exclusion = (await exclusionOf(db, id, now))!
    await db.transaction((tx) => closeOtherAccounts(needs, tx, id, exclusion, now))
    return exclusion
  }
  const verify = (id: bigint, isVerified = true) =>
    db.transaction((tx) => noteVerification(needs, tx, id, isVerified, now))
  const close = (id: bigint) => db.transaction((tx) => closeIfExcluded(needs, tx, id, now))
  const isClosed = async (id: bigint) => (await exclusionOf(db, id, now)) !== null
  const mails = async (email: string) =>
    (
      await db.query<{ payload: { template: string; values: object } }>(
        `SELECT payload FROM outbox WHERE topic = 'mail.send' AND payload->>'to' = $1 ORDER BY id`,
        [email],
      )
    ).map(({ payload }) => payload)
  /** Messages published to the player since the last call. */
  const effects = (id: bigint) => {
    const seen = [forgotten, notified].map((ids) => ids.filter((one) => one === id).length)
    forgotten.length = 0
    notified.length = 0
    return seen
  }
  const review = (email: string, ...words: string[]) => {
    if (accountReview.subject !== undefined) throw new Error('the command is about a player')
    const run = accountReview.read({ email, operator: 'kai', reason: 'called' }, words, {})
    return run?.({ ...(needs as object), db, clock: { now: () => now } } as never)
  }

  test.each([
    ['for ever', null, {}],
    ['until a day', later, { until: { time: later.toISOString() } }],
  ])(
    'an exclusion %s closes the person’s other account once, which is notified on every device',
    async (_, until, values) => {
      const facts = person()
      const [own, other] = [await account(facts), await account(facts)]
      await verify(own.id)
      await recordMarks(db, other.id, now)
      const exclusion = await exclude(own.id, until)
      expect(await exclusionOf(db, other.id, now)).toMatchObject({ disable_at: until })
      expect(effects(other.id)).toEqual([1, 1])
      expect(await mails(other.email)).toMatchObject([{ template: 'accountExcluded', values }])
      const again = await db.transaction((tx) => closeAccount(needs, tx, other.id, exclusion, now))
      expect([again, effects(other.id)]).toEqual([false, [0, 0]])
      expect(await mails(other.email)).toHaveLength(1)
    },
  )

  test('nothing is published when the transaction is rolled back', async () => {
    const facts = person()
    const [own, other] = [await account(facts), await account(facts)]
    const exclusion = await exclude(own.id)
    const undone = db.transaction(async (tx) => {
      await closeAccount(needs, tx, other.id, exclusion, now)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(effects(other.id)).toEqual([0, 0])
  })

  test('unproven details of an excluded person hold a newer account, whose player is notified once; an older one is only reviewed', async () => {
    const facts = person()
    const [own, old, newer] = [await account(facts), await account(facts), await account(facts, later)]
    await exclude(own.id)
    for (const { id } of [old, newer]) expect([await close(id), await isClosed(id)]).toEqual([false, false])
    expect([await isOnHold(db, old.id), await isOnHold(db, newer.id)]).toEqual([false, true])
    expect(notified.filter((id) => id === old.id)).toEqual([])
    expect(effects(newer.id)).toEqual([1, 1])
    await close(newer.id)
    expect(effects(newer.id)).toEqual([0, 0])
    const templates = async ({ email }: { email: string }) => (await mails(email)).map(({ template }) => template)
    expect([await templates(old), await templates(newer)]).toEqual([[], ['accountHeld']])
  })

  test('an identity check closes the other accounts of an excluded person; a failed one withdraws the proof', async () => {
    const facts = person()
    const [own, other] = [await account(facts), await account(facts)]
    await exclude(own.id)
    await recordMarks(db, other.id, now)
    await verify(own.id, false)
    expect(await isClosed(other.id)).toBe(false)
    await verify(own.id)
    expect(await isClosed(other.id)).toBe(true)
    await verify(own.id, false)
    const third = await account(facts)
    expect([await close(third.id), await isClosed(third.id)]).toEqual([false, false])
  })

  test('the first marks of a verified player are proven, later ones are a claim', async () => {
    const facts = { ...person(), verified: true }
    const own = await account(facts)
    await recordMarks(db, own.id, now)
    const renamed = person()
    await db.query('UPDATE players SET first_name = $2, last_name = $3 WHERE id = $1', [
      own.id,
      renamed.first_name,
      renamed.last_name,
    ])
    await exclude(own.id)
    const [sameAsFirst, sameAsLater] = [await account(facts), await account(renamed)]
    await close(sameAsFirst.id)
    await close(sameAsLater.id)
    expect([await isClosed(sameAsFirst.id), await isClosed(sameAsLater.id)]).toEqual([true, false])
  })

  test('the marks of an unverified player are a claim from the first', async () => {
    const facts = person()
    const [own, other] = [await account(facts), await account(facts)]
    await recordMarks(db, own.id, now)
    await exclude(own.id)
    expect([await close(other.id), await isClosed(other.id)]).toEqual([false, false])
  })

  test('adding a mark reports whether it is new', async () => {
    const { id } = await account(person())
    const dfpc = 'aaaa.1'
    expect([await addMarks(db, id, { dfpc }, now), await addMarks(db, id, { dfpc }, now)]).toEqual([true, false])
    expect(await db.query('SELECT kind, length(mark) FROM identity_marks WHERE player_id = $1', [id])).toEqual([
      { kind: 'device', length: 32 },
    ])
  })

  test('staff decide about a reviewed account once; only the player of an account that was on hold is notified', async () => {
    const [excluded, held, shown, twin] = await Promise.all(
      [person(), person(), person(), person()].map((one) => account(one)),
    )
    await exclude(excluded!.id)
    for (const [one, isHeld] of [
      [held!, true],
      [shown!, false],
      [twin!, false],
    ] as const)
      await db.transaction((tx) => fileReview(tx, { playerId: one.id, excludedId: excluded!.id, isHeld, now }))
    forgotten.length = 0
    notified.length = 0
    for (const one of [held!, shown!]) {
      expect(await review(one.email, 'other')).toMatchObject({ isDone: true, text: expect.stringContaining('is open') })
      expect(effects(one.id)).toEqual([1, 1])
      expect(await isClosed(one.id)).toBe(false)
    }
    expect((await mails(held!.email)).map(({ template }) => template)).toEqual(['accountHeld', 'accountReleased'])
    expect(await mails(shown!.email)).toEqual([])
    expect(await review(twin!.email.toUpperCase(), 'same')).toMatchObject({
      isDone: true,
      text: expect.stringContaining('self-exclusion applies'),
    })
    expect(await isClosed(twin!.id)).toBe(true)
    expect(await review(twin!.email, 'same')).toEqual({
      isDone: false,
      text: `Nothing is to be decided about ${twin!.email}.`,
    })
    expect(await review('stranger@example.com', 'same')).toMatchObject({ isDone: false })
    expect([review(held!.email, 'same', 'more'), review(held!.email)]).toEqual([undefined, undefined])
    const actions = await db.query(
      'SELECT player_id, action FROM operator_actions WHERE player_id = ANY ($1::bigint[]) ORDER BY id',
      [[held!.id, shown!.id, twin!.id]],
    )
    expect(actions).toEqual([
      { player_id: held!.id, action: 'account_released' },
      { player_id: shown!.id, action: 'account_released' },
      { player_id: twin!.id, action: 'account_excluded' },
    ])
  })

  test('an exclusion that has ended since closes nothing when staff decide', async () => {
    const [excluded, twin] = [await account(person()), await account(person())]
    await exclude(excluded.id, later)
    await db.transaction((tx) => fileReview(tx, { playerId: twin.id, excludedId: excluded.id, isHeld: false, now }))
    await db.query('UPDATE player_limits SET disable_at = $2 WHERE player_id = $1', [excluded.id, now])
    expect(await review(twin.email, 'same')).toMatchObject({ isDone: true })
    expect(await isClosed(twin.id)).toBe(false)
  })
})
