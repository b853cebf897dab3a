import type { Sql } from '../../../core/db/db.ts'

const first = (
  'Anna Mika Luca Jonas Elin Sofia Noah Emma Ida Oskar Leon Mia Lars Nora Karl Liis Marta Rasmus Hugo Clara Felix Lena Paul Eva ' +
  'Tom Sara Max Greta Finn Julia Erik Zoe Ben Amelie Nils Giulia Marco Chiara Paolo Elisa Olivier Camille Xavier Maude Etienne ' +
  'Kai Ville Aino Tiit Katrin'
).split(' ')
const last =
  '88 _k 77 Star Moon Fox 92 Wolf _b Sky 07 Luck Rain Bear 2k Sun Jazz 11 Echo _m Nova Lynx 99 Blue Hawk 21 Reef _s Storm Ace'.split(
    ' ',
  )

const fieldSize = 1000
/** Every fifth player belongs to the second brand. */
const brandOf = (nth: number): string => (nth % 5 === 4 ? 'halcyon' : 'apogee')

const addressOf = (nth: number): string => `field-${nth}@players.test`

/**
 * A thousand players with realistic names who fill the demo's leaderboards and lotteries and cannot sign in. They are
 * created once. Returns their ids by brand, always in the same order.
 */
export async function demoField(sql: Sql, now: Date): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const all = Array.from({ length: fieldSize }, (_, nth) => nth)
  await sql.query(
    `INSERT INTO players (email, password_hash, currency, language, brand, nickname, created_at, confirmed_at)
     SELECT email, 'none', 'EUR', 'en', brand, nickname, $4, $4 FROM unnest($1::text[], $2::text[], $3::text[]) AS f (email, brand, nickname)
     ON CONFLICT (email) DO NOTHING`,
    [
      all.map(addressOf),
      all.map(brandOf),
      all.map((nth) => `${first[(nth * 7) % first.length]}${last[(nth * 11 + Math.floor(nth / 50)) % last.length]}`),
      new Date(now.getTime() - 90 * 86_400_000),
    ],
  )
  const rows = await sql.query<{ id: bigint; brand: string }>(
    "SELECT id, brand FROM players WHERE email LIKE 'field-%@players.test' ORDER BY id",
  )
  return new Map([...Map.groupBy(rows, ({ brand }) => brand)].map(([brand, own]) => [brand, own.map(({ id }) => id)]))
}
