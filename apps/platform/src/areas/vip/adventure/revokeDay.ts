import { prizeKey } from '@apogee/rules/vip/adventure'
import type { Tx } from '../../../core/db/db.ts'
import type { Payload } from '../../../core/outbox/events.ts'
import type { OutboxEvent } from '../../../core/outbox/outbox.ts'
import { revokeGifts } from '../../bonuses/public.ts'
import { levelPointsOf } from '../../loyalty/public.ts'
import { announceGroups, leaveGroups } from '../../profile/public.ts'
import { deleteDayOf } from './adventureStore.ts'
import { announceAdventure } from './announceAdventure.ts'
import type { AdventureNeeds } from './completeDay.ts'

/** Takes back the day that a fully reversed deposit has opened: its status, and its prize like other deposit gifts. */
export async function revokeDay(
  needs: AdventureNeeds,
  tx: Tx,
  { payload }: Pick<OutboxEvent<'cashbox.depositReversed'>, 'payload'>,
): Promise<void> {
  if (payload.isWhole) await revokeDayOfDeposit(needs, tx, payload)
}

/** Takes back the day that a deposit has opened. */
export async function revokeDayOfDeposit(
  needs: AdventureNeeds,
  tx: Tx,
  { payment, player: playerId, currency }: Pick<Payload<'cashbox.giftsForfeited'>, 'payment' | 'player' | 'currency'>,
): Promise<void> {
  const row = await deleteDayOf(tx, payment)
  if (!row) return
  announceAdventure(needs, tx, playerId)
  if (row.completed_at === null) return
  await leaveGroups(tx, playerId, [row.title])
  await announceGroups({ ...needs, levelPointsOf }, tx, playerId)
  await revokeGifts(needs, tx, { key: prizeKey(String(payment), row.title), playerId, currency })
}
