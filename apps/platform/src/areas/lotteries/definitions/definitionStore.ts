import type { Tx } from '../../../core/db/db.ts'
import type { Announcement } from './announceLottery.ts'
import { lastPlace } from './lotteryTerms.ts'

interface NewLottery extends Announcement {
  readonly drawAt: Date
  readonly seed_hash: string
  readonly sealed_seed: Uint8Array
}

const termsOf = ({ terms, startAt, endAt, drawAt }: Omit<NewLottery, 'seed_hash' | 'sealed_seed'>) => [
  JSON.stringify(terms),
  terms.currency,
  terms.group_ids,
  terms.points_price ?? 0,
  terms.max_tickets ?? null,
  startAt,
  endAt,
  drawAt,
]

/** Null when the name has been used. */
export async function insertLottery(tx: Tx, lottery: NewLottery): Promise<bigint | null> {
  const { name, file, brand, terms, seed_hash: hash, sealed_seed: sealed } = lottery
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO lotteries (definition, currency, group_ids, comp_points_ticket_price, max_tickets_count_to_player,
       start_at, end_at, draw_at, frontend_identifier, file, brand, seed_hash, sealed_seed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (frontend_identifier) DO NOTHING RETURNING id`,
    [...termsOf(lottery), name, file, brand, hash, Buffer.from(sealed)],
  )
  if (row) await insertPlaces(tx, row.id, lastPlace(terms))
  return row?.id ?? null
}

const insertPlaces = (tx: Tx, id: bigint, last: number) =>
  tx.query(
    'INSERT INTO lottery_prizes (lottery_id, award_place) SELECT $1, place FROM generate_series(1, $2::int) place',
    [id, last],
  )
