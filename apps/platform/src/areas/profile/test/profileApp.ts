import { randomUUID } from 'node:crypto'
import { queryOne } from '../../../core/db/queryOne.ts'
import type { Licence } from '../../../core/http/handler.ts'
import type { MakeApp, TestApp } from '../../../testing/testApp.ts'
import { profileHandlers } from '../handlers.ts'

export const openProfileApp = (
  makeApp: MakeApp,
  env: Record<string, string> = {},
  licence: Licence = 'CW',
): Promise<TestApp> =>
  makeApp({
    loadPlayer: async (_, id) => ({ id, currency: 'EUR', licence }),
    handlers: profileHandlers,
    rateLimits: {},
    env,
  })

/** A signed-in player with these columns and groups; otherwise empty. */
export async function signedIn(app: TestApp, columns: Record<string, unknown> = {}, groups: readonly string[] = []) {
  const { email = `${randomUUID()}@example.com` } = columns
  const all: Record<string, unknown> = {
    email,
    password_hash: 'none',
    currency: 'EUR',
    language: 'en',
    created_at: app.clock.now(),
    ...columns,
  }
  const names = Object.keys(all)
  const row = await queryOne<{ id: bigint }>(
    app.db,
    `INSERT INTO players (${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')}) RETURNING id`,
    Object.values(all),
  )
  const id = row.id
  for (const [place, group] of groups.entries()) {
    // A millisecond apart, because the wire format lists groups in the order they were joined.
    await app.db.query('INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, $3)', [
      id,
      group,
      new Date(app.clock.now().getTime() + place),
    ])
  }
  return { id, email: String(email), client: await app.client(id) }
}
