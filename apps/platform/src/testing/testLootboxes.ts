import { randomUUID } from 'node:crypto'
import { grantLootbox } from '../areas/lootboxes/public.ts'
import type { Clock } from '../core/clock.ts'
import { readConfig } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'

const quiet = {
  publish: () => undefined,
  publishTo: () => undefined,
  disconnect: () => undefined,
  hasSubscribers: () => false,
  isWatched: () => false,
  subscribers: () => new Set<bigint>(),
  retainMessages: () => null,
}

/** A box granted to a player by an operator; returns its number. */
export async function grantBox(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  playerId: bigint,
  groupKey = 'manual_wheel',
): Promise<number> {
  const needs = { config: readConfig({ MODE: 'demo' }), realtime: quiet, clock }
  const gift = { key: randomUUID(), playerId, groupKey, strategy: 'operator' as const }
  const box = await db.transaction((tx) => grantLootbox(needs, tx, gift))
  if (!box) throw new Error(`no box was granted to the player ${playerId}`)
  return Number(box.id)
}

/** From now on every box contains only its first prize. */
export const leaveFirstPrize = (db: Db) =>
  db.query(`UPDATE lootbox_contents SET contents = jsonb_build_array(contents->0 || '{"weight": 10000}')`)
