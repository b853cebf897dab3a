import type { Db } from '../../../core/db/db.ts'
import { testNow as now } from '../../../testing/testApp.ts'
import type { BonusRow } from '../bonusStore.ts'
import type { FreespinsRow } from '../freespins/freespinsStore.ts'

type Columns = Readonly<Record<string, unknown>>

async function insert<R extends Record<string, unknown>>(db: Db, table: string, columns: Columns): Promise<R> {
  const names = Object.keys(columns)
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  const [row] = await db.query<R>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) RETURNING *`,
    Object.values(columns),
  )
  return row!
}

const gift = (playerId: bigint) => ({
  ...{ player_id: playerId, key: crypto.randomUUID(), offer_id: 'offer', strategy: 'prize', titles: '{}' },
  ...{ currency: 'EUR', wager: 1, wager_days: 1, created_at: now },
})

/** Inserts a bonus of 1.00, to be staked once; an issued one unless the columns say otherwise. */
export const insertBonusRow = (db: Db, playerId: bigint, columns: Columns = {}): Promise<BonusRow> =>
  insert(db, 'player_bonuses', { ...gift(playerId), amount_cents: 100, required_cents: 100, ...columns })

/** Inserts one free spin of 0.20. */
export const insertSpinsRow = (db: Db, playerId: bigint, columns: Columns = {}): Promise<FreespinsRow> =>
  insert(db, 'player_freespins', {
    ...{ ...gift(playerId), provider: 'a', games: ['a/One'], bet_level: 1, stake_cents: 20, total: 1 },
    ...{ activate_days: 2, play_days: 1, ...columns },
  })

let rounds = 0

/** Inserts an open round with a bet of 1.00 of bonus money, or of free spins. */
export async function insertOpenRound(db: Db, playerId: bigint, spins?: bigint): Promise<string> {
  rounds += 1
  const { id } = await insert<{ id: string }>(db, 'game_rounds', {
    ...{ id: `open-${rounds}`, player_id: playerId, game_identifier: 'a/One', currency: 'EUR', session_id: 's' },
    ...{ started_at: now, balance_after_cents: 0 },
    ...(spins === undefined ? { bet_cents: 100, bonus_bet_cents: 100 } : { freespins_id: spins }),
  })
  return id
}
