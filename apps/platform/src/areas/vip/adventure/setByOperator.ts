import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../../core/operators/operatorCommand.ts'
import { findByTypedEmail } from '../../auth/public.ts'
import { type PlayerFacts, playerFacts } from '../../bonuses/public.ts'
import { changeGroup } from '../groups/changeGroup.ts'
import { daysSince, markCompleted } from './adventureStore.ts'
import { announceAdventure } from './announceAdventure.ts'
import { dayAt, runOf, runsAt } from './calendar.ts'
import { award, type GrantNeeds, grantStatus } from './completeDay.ts'
import { prizeOf } from './prize.ts'

/** VIP-06: members of this group are in the adventures. */
const members = '791'

export async function setMember(
  needs: GrantNeeds,
  given: PlayerCommandSignature,
  isMember: boolean,
): Promise<'done' | 'unknown' | 'same'> {
  const action = isMember ? 'adventure_joined' : 'adventure_left'
  return changeGroup(needs, { ...given, group: members, isMember, action }, (tx, id) =>
    announceAdventure(needs, tx, id),
  )
}

interface DayOrder extends PlayerCommandSignature {
  /** Any time on the day. */
  readonly day: Date
}

/**
 * An operator completes a day for a player, with its prize if that has not been granted: for players who have met the
 * conditions of the day without getting the prize.
 */
export async function completeByOperator(
  needs: GrantNeeds,
  order: DayOrder,
): Promise<'given' | 'status' | 'unknown' | 'noDay' | 'same'> {
  const account = await findByTypedEmail(needs.db, order.email)
  if (!account) return 'unknown'
  return needs.db.transaction(async (tx) => {
    const at = needs.clock.now()
    const player = await playerFacts(tx, account.id, at)
    const run = runOf(await runsAt(tx, player, order.day), player.groups)
    const day = run && dayAt(run, order.day)
    if (!run || !day) return 'noDay'
    const { title, spec } = day
    const row = (await daysSince(tx, player.id, new Date(day.startMs))).find((one) => one.title === title)
    const isNew = !player.groups.includes(title)
    if (row && row.completed_at === null) await markCompleted(tx, row.id, at)
    if (isNew) await grantStatus(needs, tx, player, title)
    const isGranted = await award(needs, tx, {
      player,
      title,
      ...(row
        ? { cause: String(row.payment_id), prize: row.offer.prize, currency: row.currency }
        : withoutDeposit(player, prizeOf(run.adventure, spec, player.currency))),
    })
    if (!isNew && !isGranted) return 'same'
    const { operator, reason } = order
    await noteOperator(tx, { playerId: player.id, action: 'adventure_day_completed', operator, reason, at })
    return isGranted ? 'given' : 'status'
  })
}

const withoutDeposit = <P>({ id, currency }: PlayerFacts, prize: P) => ({ cause: `operator-${id}`, prize, currency })
