import { lootbox } from '@apogee/contract/lootboxes'
import { z } from 'zod'
import type { MakeApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { findSessionPlayer } from '../../auth/public.ts'
import { bonusesHandlers } from '../../bonuses/handlers.ts'
import { lootboxesConsumer } from '../consumers.ts'
import { lootboxesHandlers } from '../handlers.ts'

const announceBalance = () => undefined
const dayMs = 86_400_000

/** A test app with the calls and consumers of boxes and of their prizes. */
export async function openLootboxSetup(makeApp: MakeApp) {
  const app = await makeApp({
    handlers: { ...lootboxesHandlers, ...bonusesHandlers },
    services: { announceBalance },
    loadPlayer: findSessionPlayer,
    consumers: (core) => [lootboxesConsumer({ ...core, announceBalance })],
    rateLimits: {},
  })
  return {
    ...app,
    announceBalance,
    async player({ currency = 'EUR', groups = [] as readonly string[] } = {}) {
      const id = await createPlayer(app, 0n, currency)
      for (const group of groups) {
        const text = 'INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, $3)'
        await app.db.query(text, [id, group, app.clock.now()])
      }
      const client = await app.client(id)
      return {
        id,
        client,
        async boxes() {
          return z.array(lootbox.strict()).parse((await client.get('/api/player/lootboxes')).body)
        },
        activate: (box: number, body?: object) => client.post(`/api/player/lootboxes/${box}/activation`, body),
        /** Bonuses and free spins together. */
        async gifts(): Promise<{ id: number; stage: string; title: string }[]> {
          const both = [await client.get('/api/player/bonuses'), await client.get('/api/player/freespins')]
          return both.flatMap(({ body }) => body)
        },
      }
    },
    /** A break of a day from now. */
    async takeBreak(playerId: bigint): Promise<void> {
      const now = app.clock.now()
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, zone, created_at, disable_at)
         VALUES ($1, 'coolingoff', '1', 'active', 'UTC', $2, $3)`,
        [playerId, now, new Date(now.getTime() + dayMs)],
      )
    },
    /** All boxes of a player in any stage. */
    given: (playerId: bigint) =>
      app.db.query<{ id: bigint; group_key: string; strategy: string; stage: string; source: unknown }>(
        'SELECT id, group_key, strategy, stage, source FROM player_lootboxes WHERE player_id = $1 ORDER BY id',
        [playerId],
      ),
  }
}
export type LootboxSetup = Awaited<ReturnType<typeof openLootboxSetup>>
