import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import { testNow } from '../../testing/testApp.ts'
import { watchedSql } from '../../testing/watchedSql.ts'
import { standingClock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { Sessions } from './session.ts'

const gone = 666n

onEachEngine((open) => {
  const clock = standingClock(testNow)
  let db: Db
  let watched: ReturnType<typeof watchedSql>
  let asked: bigint[]
  let sessions: Sessions
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  beforeEach(() => {
    watched = watchedSql(db)
    asked = []
    sessions = new Sessions({
      db: watched,
      clock,
      loadPlayer: async (id) => {
        asked.push(id)
        return id === gone ? null : { id, currency: 'EUR', licence: 'CW' }
      },
      onEnded: () => undefined,
    })
  })

  const signIn = (playerId: bigint) => sessions.open({ ip: '192.0.2.1', userAgent: 'test' }, { playerId })
  /** Sessions of these players, unused for a minute. */
  async function resting(...players: readonly bigint[]): Promise<string[]> {
    const tokens = await Promise.all(players.map(signIn))
    clock.move(60_000)
    watched.sent.length = 0
    watched.answered.length = 0
    return tokens
  }
  const playersOf = async (tokens: readonly string[]) =>
    (await Promise.all(tokens.map((token) => sessions.find(token, null)))).map((session) => session?.player?.id ?? null)
  const numberOf = async (playerId: bigint) => (await sessions.list(playerId))[0]!.id

  test('[SEC-01] simultaneous requests are looked up in one statement, and marked as seen in one; each gets its own session', async () => {
    const tokens = await resting(...Array.from({ length: 200 }, (_, at) => BigInt(1000 + at)))
    const players = await playersOf(tokens)
    expect(players).toEqual(tokens.map((_, at) => BigInt(1000 + at)))
    expect(watched.sent).toEqual(['session_find', 'session_see'])
    const [first] = await sessions.list(1000n)
    expect(first?.lastSeenAt).toEqual(clock.now())
    // The lookup is cached for five seconds.
    await playersOf(tokens)
    expect(watched.sent.slice(2)).toEqual([''])
  })

  test('[SEC-01] a single request takes two statements, and one shortly after the session was seen takes one', async () => {
    const [token = ''] = await resting(1n)
    await sessions.find(token, null)
    expect(watched.sent).toEqual(['session_find', 'session_see'])
    clock.move(6000)
    await sessions.find(token, null)
    expect(watched.sent.slice(2)).toEqual(['session_find'])
  })

  test('[SEC-01] a returning player is loaded in parallel with their session, and rejected if it has ended', async () => {
    const [token = ''] = await resting(10n)
    await sessions.find(token, null)
    clock.move(60_000)
    asked.length = 0
    const letGo = watched.delay('session_find')
    const back = sessions.find(token, null)
    await vi.waitFor(() => expect(asked).toEqual([10n]))
    letGo()
    expect((await back)?.player?.id).toBe(10n)
    expect(asked).toEqual([10n])
    clock.move(31 * 60_000)
    expect(await sessions.find(token, null)).toBeNull()
  })

  test('a change to a player during their lookup is read again', async () => {
    const [token = ''] = await resting(11n)
    await sessions.find(token, null)
    clock.move(6000)
    const letGo = watched.delay('session_find')
    const back = sessions.find(token, null)
    await vi.waitFor(() => expect(watched.answered.at(-1)).toBe('session_find'))
    sessions.forget(11n)
    letGo()
    await back
    asked.length = 0
    await sessions.find(token, null)
    expect(asked).toEqual([11n])
  })

  test('[SEC-01] an ended session, an unknown one and one without an account do not affect the others of their batch', async () => {
    const [mine = '', ended = '', lost = ''] = await resting(2n, 3n, gone)
    await sessions.endAll(3n)
    expect(await playersOf([mine, ended, lost, 'x'.repeat(43), mine])).toEqual([2n, null, null, null, 2n])
  })

  test('[SEC-01] a session that ended while a batch was read is missing from the next', async () => {
    const [token = ''] = await resting(4n)
    const letGo = watched.delay('session_find')
    const before = sessions.find(token, null)
    await vi.waitFor(() => expect(watched.answered).toContain('session_find'))
    await sessions.end(await numberOf(4n), 4n)
    const after = sessions.find(token, null)
    letGo()
    await before
    expect(await after).toBeNull()
    // The earlier lookup does not cache it either.
    expect(await sessions.find(token, null)).toBeNull()
  })

  test('[SEC-01] the owners of sessions are looked up in batches, and an ended session has no owner', async () => {
    await resting(5n, 6n)
    const [five, six] = [await numberOf(5n), await numberOf(6n)]
    await sessions.endAll(6n)
    watched.sent.length = 0
    expect(await Promise.all([five, six, 0n].map((id) => sessions.playerOf(id, null)))).toEqual([5n, null, null])
    expect(watched.sent).toEqual(['session_owner'])
  })

  test('a failed statement fails only its own callers, and the next one succeeds', async () => {
    const [token = ''] = await resting(7n)
    const broken = vi.spyOn(watched, 'query').mockRejectedValueOnce(new Error('the connection is lost'))
    await expect(sessions.find(token, null)).rejects.toThrow('lost')
    broken.mockRestore()
    expect((await sessions.find(token, null))?.player?.id).toBe(7n)
  })

  test('a locked session does not block the others: it is skipped when sessions are marked as seen', async () => {
    const tokens = await resting(8n, 9n)
    const [held, free] = [await numberOf(8n), await numberOf(9n)]
    const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = db.transaction(async (tx) => {
      await tx.query('SELECT FROM sessions WHERE id = $1 FOR UPDATE', [held])
      isHeld.resolve()
      await isOver.promise
    })
    await isHeld.promise
    expect(await playersOf(tokens)).toEqual([8n, 9n])
    isOver.resolve()
    await other
    const seen = await db.query<{ id: bigint; last_seen_at: Date }>(
      'SELECT id, last_seen_at FROM sessions WHERE id = ANY ($1::bigint[])',
      [[held, free]],
    )
    const at = (id: bigint) => seen.find((row) => row.id === id)?.last_seen_at.getTime()
    expect([at(held), at(free)]).toEqual([clock.now().getTime() - 60_000, clock.now().getTime()])
  })
})
