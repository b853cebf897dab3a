import { randomUUID } from 'node:crypto'
import type { Clock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'

export const origin = 'http://localhost:3000'

/** Puts real or bonus money into a player's account. */
export async function grant(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  playerId: bigint,
  currency: string,
  kind: 'real' | 'bonus',
  amount: bigint,
): Promise<void> {
  await db.transaction((tx) =>
    ledger.post(tx, {
      key: `test:${randomUUID()}`,
      kind: 'adjustment',
      playerId,
      at: clock.now(),
      moves: [
        { account: { playerId, kind, currency }, amount },
        { account: { kind: 'adjustment', currency }, amount: -amount },
      ],
    }),
  )
}

/** A new player with real money in his currency. */
export async function createPlayer(
  bed: { readonly db: Db; readonly clock: Clock },
  cents: bigint,
  currency: string,
): Promise<bigint> {
  const [row] = await bed.db.query<{ id: bigint }>(
    `INSERT INTO players (email, password_hash, currency, language, created_at, nickname)
     VALUES ($1, 'x', $2, 'en', now(), 'Starling') RETURNING id`,
    [`${randomUUID()}@apogee.test`, currency],
  )
  const { id } = row!
  await ledger.openAccounts(bed.db, id, currency)
  if (cents > 0n) await grant(bed, id, currency, 'real', cents)
  return id
}

export interface Sent {
  readonly as?: { readonly cookie: string }
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** A request as a browser sends it. */
export const browserRequest = (method: string, path: string, { as, body, headers }: Sent): Request =>
  new Request(`${origin}${path}`, {
    method,
    headers: {
      origin,
      'x-requested-with': 'XMLHttpRequest',
      accept: 'application/json, text/plain, */*',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { cookie: as.cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
