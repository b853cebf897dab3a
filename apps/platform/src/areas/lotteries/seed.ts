import type { Db } from '../../core/db/db.ts'

const dayMs = 86_400_000
const prizes: readonly (readonly [place: number, cents: number, freespins: number])[] = [
  ...([
    [1, 500_000, 0],
    [2, 200_000, 0],
    [3, 100_000, 0],
  ] as const),
  ...([
    [4, 0, 100],
    [5, 0, 50],
    [6, 0, 20],
  ] as const),
]

/** A lottery that is running when the demo begins, with tickets by player. What is there already stays as it is. */
export async function seedDemoLotteries(db: Db, now: Date, tickets: ReadonlyMap<bigint, number>): Promise<void> {
  const rules = { EUR: [{ from_amount_cents: 2000, price_cents: 2000, currency: 'EUR', active: true }] }
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: bigint }>(
      `INSERT INTO lotteries (frontend_identifier, title, currency, start_at, end_at, money_budget_cents,
         comp_points_ticket_price, max_tickets_count_to_player, deposit_scale_rules)
       VALUES ('moonshot-draw', 'Moonshot draw', 'EUR', $1, $2, 800000, 250, 100, $3)
       ON CONFLICT (frontend_identifier) DO NOTHING RETURNING id`,
      [new Date(now.getTime() - 3 * dayMs), new Date(now.getTime() + 11 * dayMs), JSON.stringify(rules)],
    )
    if (!row) return
    for (const [place, cents, freespins] of prizes) {
      await tx.query(
        'INSERT INTO lottery_prizes (lottery_id, award_place, money_award_cents, freespins_count) VALUES ($1, $2, $3, $4)',
        [row.id, place, cents, freespins],
      )
    }
    let number = 0
    for (const [playerId, count] of tickets) {
      for (let n = 0; n < count; n++) {
        number++
        await tx.query(
          'INSERT INTO lottery_tickets (lottery_id, number, player_id, created_at) VALUES ($1, $2, $3, $4)',
          [row.id, String(number).padStart(6, '0'), playerId, now],
        )
      }
    }
  })
}
