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

/** The fields that every licence requires before money moves; each player of a test is a different person. */
export const knownPerson = (): Readonly<Record<string, unknown>> => ({
  first_name: 'Robin',
  last_name: `Starling ${randomUUID()}`.slice(0, 50),
  date_of_birth: '1990-05-17',
  country: 'DE',
  city: 'Jena',
  address: 'Planetenweg 3',
  postal_code: '07743',
})

/** A new player with real money in their currency; without `person` nothing is known of them. */
export async function createPlayer(
  setup: { readonly db: Db; readonly clock: Clock },
  cents: bigint,
  currency: string,
  person = knownPerson(),
): Promise<bigint> {
  const columns = { nickname: 'Starling', ...person }
  const names = Object.keys(columns)
  const [row] = await setup.db.query<{ id: bigint }>(
    `INSERT INTO players (email, password_hash, currency, language, created_at, ${names.join(', ')})
     VALUES ($1, 'x', $2, 'en', now(), ${names.map((_, place) => `$${place + 3}`).join(', ')}) RETURNING id`,
    [`${randomUUID()}@apogee.test`, currency, ...Object.values(columns)],
  )
  const { id } = row!
  await ledger.openAccounts(setup.db, id, currency)
  if (cents > 0n) await grant(setup, id, currency, 'real', cents)
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
