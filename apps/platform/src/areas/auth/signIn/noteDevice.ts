import { deviceName } from '@apogee/rules/site/device'
import type { Sql } from '../../../core/db/db.ts'
import { queryOne } from '../../../core/db/queryOne.ts'
import { tokenHash } from '../../../core/ids.ts'
import { addMarks } from '../../limits/public.ts'
import { setComparedAt } from '../../profile/public.ts'

export interface SeenDevice {
  /** The browser's fingerprint, if it was sent. */
  readonly dfpc: string | undefined
  readonly userAgent: string
  readonly now: Date
}

/** Remembers the device a player signed in with; true when they have other devices and never used this one. */
export async function noteDevice(sql: Sql, playerId: bigint, { dfpc, userAgent, now }: SeenDevice): Promise<boolean> {
  const mark = tokenHash(dfpc || (deviceName(userAgent) ?? 'unknown'))
  const row = await queryOne<{ is_new: boolean; others: number }>(
    sql,
    `WITH others AS (SELECT count(*)::int AS others FROM player_devices WHERE player_id = $1)
     INSERT INTO player_devices (player_id, mark, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (player_id, mark) DO UPDATE SET last_seen_at = $3
     RETURNING xmax = 0 AS is_new, (SELECT others FROM others) AS others`,
    [playerId, mark, now],
  )
  // A timer later compares it with those of self-excluded people.
  if (await addMarks(sql, playerId, { dfpc }, now)) await setComparedAt(sql, playerId, null)
  return row.is_new && row.others > 0
}
