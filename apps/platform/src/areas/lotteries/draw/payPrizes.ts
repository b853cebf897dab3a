import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Log } from '../../../core/log.ts'
import { type AwardNeeds, awardPrize } from '../../tournaments/public.ts'
import { awardKey, prizeOf } from '../definitions/lotteryTerms.ts'
import { announceStatus } from '../news/announceStatus.ts'
import { notifyWon } from '../news/notifyPlayers.ts'
import { readLottery } from '../store.ts'
import { listUnpaid, lockUnpaid, storePaid } from './drawStore.ts'

type PayNeeds = AwardNeeds & Pick<Core, 'db' | 'clock' | 'realtime'> & { readonly log: Log }

const atOnce = 100

/** Timer that pays won prizes, each in a separate transaction, so that a failing one does not block the others. */
export async function payPrizes(needs: PayNeeds): Promise<void> {
  for (let after = 0n; ; ) {
    const ids = await listUnpaid(needs.db, after, atOnce)
    for (const id of ids) {
      try {
        await needs.db.transaction((tx) => payPrize(needs, tx, id))
      } catch (error) {
        needs.log.error({ err: error, prize: String(id) }, 'lotteries: prize payment failed, will retry')
      }
    }
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

/** Pays a prize, unless it has been paid or another process is paying it. */
async function payPrize(needs: PayNeeds, tx: Tx, id: bigint): Promise<void> {
  const won = await lockUnpaid(tx, id)
  if (!won) return
  const { lottery_id: lotteryId, award_place: place, player_id: playerId } = won
  const row = await readLottery(tx, lotteryId)
  const { definition, currency } = row
  const at = needs.clock.now()
  const given = await awardPrize(needs, tx, {
    key: awardKey(lotteryId, place),
    playerId,
    prize: prizeOf(definition, place),
    currency,
    titles: definition.titles,
    source: { kind: 'lottery', id: lotteryId },
    at,
  })
  await storePaid(tx, id, at)
  await notifyWon(needs, tx, row, { ...won, given })
  await announceStatus(needs, tx, row, playerId)
}
