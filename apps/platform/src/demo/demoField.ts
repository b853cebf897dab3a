import { randomBytes } from 'node:crypto'
import { hashPassword } from '../areas/auth/passwordHashing.ts'
import type { Db } from '../core/db/db.ts'
import { demoNames } from './demoNames.ts'
import { seededRandom } from './seededRandom.ts'

const size = 1000
const dayMs = 86_400_000

/** One of the players a demo's tables are full of; nobody can sign in as them. */
export interface FieldPlayer {
  readonly id: bigint
  readonly brand: string
  readonly isVip: boolean
}

const emailOf = (place: number): string => `field-${place}@demo.invalid`
/** Three of ten are the second brand's; one of fifteen is in the VIP club. */
const brandOf = (place: number): string => (place % 10 < 7 ? 'apogee' : 'halcyon')
const vipGroups = ['257', '257', '257', '258', '258', '259'] as const
const isVip = (place: number): boolean => place % 15 === 0

/** The thousand players of a demo's competitions; they are made once. */
export async function demoField(db: Db, now: Date): Promise<FieldPlayer[]> {
  const known = await listField(db)
  if (known.length >= size) return known
  const random = seededRandom(20_260_310)
  const places = Array.from({ length: size }, (_, place) => place)
  const names = demoNames(size, random)
  const passwordHash = await hashPassword(randomBytes(24).toString('hex'))
  await db.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO players (email, password_hash, currency, language, brand, nickname, created_at, confirmed_at)
       SELECT email, $5, 'EUR', 'en', brand, nickname, at, at FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
         AS made(email, brand, nickname, at)
       ON CONFLICT (email) DO NOTHING`,
      [
        places.map(emailOf),
        places.map(brandOf),
        names,
        places.map(() => new Date(now.getTime() - (40 + random() * 600) * dayMs)),
        passwordHash,
      ],
    )
    const vips = places.filter(isVip)
    await tx.query(
      `INSERT INTO player_groups (player_id, group_id, created_at)
       SELECT p.id, vip.group_id, p.created_at FROM unnest($1::text[], $2::text[]) AS vip(email, group_id) JOIN players p ON p.email = vip.email
       ON CONFLICT DO NOTHING`,
      [vips.map(emailOf), vips.map((place) => vipGroups[(place / 15) % vipGroups.length]!)],
    )
  })
  return listField(db)
}

/** In the order in which they were made. */
const listField = (db: Db): Promise<FieldPlayer[]> =>
  db.query<FieldPlayer & Record<string, unknown>>(
    `SELECT p.id, p.brand, EXISTS (SELECT FROM player_groups g WHERE g.player_id = p.id) AS "isVip"
       FROM players p WHERE p.email LIKE 'field-%@demo.invalid' ORDER BY p.id`,
  )
