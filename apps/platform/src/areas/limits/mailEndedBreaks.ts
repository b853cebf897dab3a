import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { addresseesOf } from '../profile/public.ts'
import { mailFacts } from './mailConfirmation.ts'
import { type LimitRow, limitColumns } from './store.ts'

const batch = 200

type EndedBreak = LimitRow & { readonly player_id: bigint; readonly is_last: boolean }

/** Marks breaks that have ended as mentioned. `is_last`: no other break of the player is still running. */
const takeEnded = (tx: Tx, now: Date): Promise<EndedBreak[]> =>
  tx.query<EndedBreak>(
    `UPDATE player_limits l SET end_mailed_at = $1
      WHERE l.id IN (SELECT id FROM player_limits
                      WHERE type IN ('coolingoff', 'selfexclusion') AND end_mailed_at IS NULL AND disable_at <= $1
                      ORDER BY disable_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING ${limitColumns}, l.player_id, coalesce(break_until(l.player_id), '-infinity') <= $1 AS is_last`,
    [now, batch],
  )

/** SAFE-02: emails players whose break has ended, once, when no other break of theirs is running. */
export async function mailEndedBreaks({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    taken = await db.transaction(async (tx) => {
      const ended = await takeEnded(tx, clock.now())
      const last = ended.filter(({ is_last }) => is_last)
      const owners = await addresseesOf(
        tx,
        last.map(({ player_id }) => player_id),
      )
      for (const limit of last) {
        const owner = owners.get(limit.player_id)
        if (!owner || limit.disable_at === null) continue
        await enqueueMail(tx, {
          template: 'breakEnded',
          to: owner.email,
          locale: owner.language,
          brand: owner.brand,
          values: { ...mailFacts(limit), until: { time: limit.disable_at.toISOString() } },
        })
      }
      return ended.length
    })
  }
}
