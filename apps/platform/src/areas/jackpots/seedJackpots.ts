import type { Core } from '../../core/http/handler.ts'
import { fundingMoves } from './drops/awardDrop.ts'
import { openJackpots } from './store.ts'

/** Opens configured jackpots that do not exist yet, with initial amounts from the earnings of games. */
export async function seedJackpots({ db, clock, ledger }: Pick<Core, 'db' | 'clock' | 'ledger'>): Promise<void> {
  const at = clock.now()
  await db.transaction(async (tx) => {
    for (const { id, currency, cents } of await openJackpots(tx, at)) {
      await ledger.post(tx, {
        key: `jackpot-seed:${id}:1`,
        kind: 'jackpot_seed',
        reason: { level: id, cycle: 1 },
        at,
        moves: fundingMoves(currency, cents),
      })
    }
  })
}
