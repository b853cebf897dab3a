import { expect, test } from 'vitest'
import { onEachDatabase } from '../testing/testApp.ts'
import { coreTimers } from './coreTimers.ts'

onEachDatabase((makeApp) => {
  test('[SEC-01] idle sessions are ended and idempotency keys older than 24 h are deleted', async () => {
    const app = await makeApp({ handlers: {} })
    const run = async () => {
      for (const timer of coreTimers(app)) await timer.run()
    }
    await app.client(7n)
    await app.db.query(
      `INSERT INTO idempotency_keys (player_id, key, request_hash, created_at) VALUES (7, 'k', '', $1)`,
      [app.clock.now()],
    )
    const left = async () => [
      (await app.db.query('SELECT FROM sessions WHERE ended_at IS NULL')).length,
      (await app.db.query('SELECT FROM idempotency_keys')).length,
    ]
    app.clock.move(29 * 60_000)
    await run()
    expect(await left()).toEqual([1, 1])
    app.clock.move(2 * 60_000)
    await run()
    expect(await left()).toEqual([0, 1])
    app.clock.move(24 * 3_600_000)
    await run()
    expect(await left()).toEqual([0, 0])
  })
})
