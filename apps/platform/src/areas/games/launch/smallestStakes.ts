import { readCurrencies } from '../../../core/content/configs/config.ts'
import type { Db, Sql } from '../../../core/db/db.ts'
import type { GameStudio, LiveTables } from '../../../ports/studios/gameStudio.ts'

/** Stores the studio's smallest stakes in every currency. */
async function loadSmallestStakes(db: Db, studio: GameStudio): Promise<void> {
  for (const { code, subunits_to_unit: subunitsToUnit } of readCurrencies()) {
    if (code === 'FUN') continue
    const { least } = await studio.liveTables({ currency: code, subunitsToUnit })
    await storeSmallestStakes(db, code, least)
  }
}

export async function storeSmallestStakes(sql: Sql, currency: string, least: LiveTables['least']): Promise<void> {
  await sql.query(
    `INSERT INTO smallest_stakes AS s (currency, engine, profile, cents)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[])
     ON CONFLICT (currency, engine, profile) DO UPDATE SET cents = excluded.cents WHERE s.cents <> excluded.cents`,
    [
      currency,
      least.map(({ engine }) => engine),
      least.map(({ profile }) => profile),
      least.map(({ cents }) => BigInt(cents)),
    ],
  )
}

interface StakeQuery {
  readonly currency: string
  /** Identifiers; null: any game. */
  readonly games: readonly string[] | null
  readonly closed: readonly string[]
  readonly cents: bigint
}

/** Whether some game accepts a stake this small; true while the smallest stakes are unknown. */
export async function canStake(sql: Sql, { currency, games, closed, cents }: StakeQuery): Promise<boolean> {
  const [row] = await sql.query<{ yes: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM smallest_stakes WHERE currency = $1)
         OR EXISTS (SELECT FROM games g JOIN smallest_stakes s ON s.engine = g.engine AND s.profile = g.profile
                     WHERE s.currency = $1 AND s.cents <= $2 AND g.active AND jsonb_exists(g.currencies, $1)
                       AND ($3::text[] IS NULL OR g.identifier = ANY ($3)) AND NOT g.categories && $4::text[]) AS yes`,
    [currency, cents, games, closed],
  )
  return row?.yes ?? true
}

/** A stake that every game accepts in a currency; null while unknown. */
export async function stakeAcceptedEverywhere(sql: Sql, currency: string): Promise<bigint | null> {
  const [row] = await sql.query<{ cents: bigint | null }>(
    'SELECT max(cents) AS cents FROM smallest_stakes WHERE currency = $1',
    [currency],
  )
  return row?.cents ?? null
}

/** The smallest stake of a kind of game; null while unknown. */
export async function smallestStakeOf(
  sql: Sql,
  { engine, profile }: { readonly engine: string; readonly profile: string },
  currency: string,
): Promise<bigint | null> {
  const [row] = await sql.query<{ cents: bigint }>(
    'SELECT cents FROM smallest_stakes WHERE currency = $1 AND engine = $2 AND profile = $3',
    [currency, engine, profile],
  )
  return row?.cents ?? null
}

const hourMs = 3_600_000

/** Queries the studio within a minute of the start and every hour; again after a minute when it did not answer. */
export function smallestStakesTimer(db: Db, studio: GameStudio, now: () => number) {
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    name: 'smallest stakes',
    everyMs: 60_000,
    run: async () => {
      if (now() - askedAt < hourMs) return
      await loadSmallestStakes(db, studio)
      askedAt = now()
    },
  }
}
